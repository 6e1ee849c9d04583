"""Judge whether a value in the place of a password may be one, and find such places in tables."""

from __future__ import annotations

import re
from collections.abc import Iterator

_EXPRESSION = re.compile(
    r"[<{\[(%]|\$(?:[({]|\w+$)|.*\$\{|[A-Za-z_][\w.]*[(\[]|[A-Za-z_]\w*(?:(?:\.|->|::)[A-Za-z_]\w*)+$|.*\bredacted\b",
    re.IGNORECASE,
)
_NAME = re.compile(r"[A-Z]+(?:_[A-Z]+)+|[a-z]+(?:-[a-z]+)+")  # of a variable or a header: YOUR_API_KEY, x-api-key
_HASHED = re.compile(r"pbkdf2[:_$]\w+[:$]\d+\$|scrypt:\d+:\d+:\d+\$|\$(?:2[abxy]|argon2i?d?|scrypt|[56])\$")
_NO_PASSWORD = re.compile(
    r"(?:argon2\w*|bcrypt\w*|scrypt|pbkdf2|sha-?\d+|md5|base64|utf-?8|oauth2?|2fa|mfa|hs\d+|rs\d+)(?:-\w+)?"
    r"|v?\d++\.\d\S*|\d+\+?-?(?:char|letter|digit|day|hour|min|month|year|bit)\w*",
    re.IGNORECASE,
)
_EXAMPLE_WORD = re.compile(
    r"pass(?:word|wd|phrase|code)?|pwd|secret|change|example|placeholder|dummy|sample|test|wrong|(?:in)?valid|(?:in)?correct"
    r"|your|my|the|new|old|user(?:name)?|admin|root|name|default|super|very|strong|weak|secure|safe|plain|hash(?:ed)?"
    r"|some|any|here|value|key|token|login|field|input|text|foo|bar|baz|me|me?in|me?ine|geheim|passwort"
)
_MIXED = re.compile(
    r"(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*+=?~]|.*\d.*\d)[\w!@#$%^&*+=?~-]{8,64}", re.ASCII
)  # no word, path or version
_TABLE = re.compile(
    r"^[^\n|]*+\|[^\n]*\n[ \t]*\|?[ \t]*:?-{1,40}:?[ \t]*[-:| \t]*\n(?:[^\n|]*+\|[^\n]*(?:\n|\Z))+", re.MULTILINE
)
_PASSWORD_HEAD = re.compile(
    r"(?:\w+ )?(?:pass(?:word|wort|wd|code|phrase)?|pwd?|kennwort|contraseña|mot de passe|senha|wachtwoord"
    r"|пароль|密码|パスワード|비밀번호)",
    re.IGNORECASE,
)
_COUNTED = re.compile(r"1(?:2(?:3(?:4(?:5(?:6(?:7(?:89?)?)?)?)?)?)?)?$|[012]$")


def find_table_passwords(text: str) -> Iterator[tuple[str, str]]:
    """Yield the cells of a markdown table in columns whose heading means password."""
    for table in _TABLE.finditer(text):
        heads, _, *rows = (
            [cell.strip(" \t`*_") for cell in row.strip().strip("|").split("|")] for row in table[0].splitlines()
        )
        columns = [number for number, head in enumerate(heads) if _PASSWORD_HEAD.fullmatch(head)]
        yield from (
            (row[number], "table-password")
            for row in rows
            for number in columns
            if number < len(row) and is_password(row[number]) and " " not in row[number]
        )


def is_password(value: str, random: bool = False) -> bool:
    """Return whether a value in the place of a password may be a real one; code, prose and examples are not.

    ``random``: the detector found it random; otherwise it needs a digit, or capitals and punctuation.
    """
    if (
        len(value) < 6
        or _EXPRESSION.match(value)
        or _HASHED.match(value)
        or _NO_PASSWORD.fullmatch(value)
        or _is_example(value)
    ):
        return False
    if not any(character.isalpha() for character in value):
        return value.isdecimal()
    if random or any(character.isdecimal() for character in value):
        return True
    mixed = value not in {value.lower(), value.upper(), value.capitalize()}
    return re.search(r"[!@#$%^&*+=?~]", value if mixed else value[:-1]) is not None and value != value.lower()


def _is_example(value: str) -> bool:
    """Return whether the value consists of words such as "test" and "password" and a number."""
    rest = _EXAMPLE_WORD.sub("", value.lower())
    return _COUNTED.sub("", rest.strip("_-. ")).strip("_-. !") == ""


def is_mixed_password(value: str) -> bool:
    """Return whether a value is a password although no word announces one: it is no word, path or version."""
    return _MIXED.fullmatch(value) is not None and is_password(value)


def is_any_word(value: str) -> bool:
    """Return whether a value may be a password where nothing else is possible; even a plain word may."""
    return len(value) >= 4 and not (_EXPRESSION.match(value) or is_variable(value) or _is_example(value))


def is_variable(value: str) -> bool:
    """Return whether the value names a variable or a header."""
    return _NAME.fullmatch(value) is not None
