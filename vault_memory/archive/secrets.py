"""Redact secrets before anything is stored, indexed or sent to a model (I8).

betterleaks detects them by its own rules, and by ours in ``secrets.toml`` for what people write in a chat. A key has to
look random (betterleaks' token efficiency). A password need not, so a value in the place of a password is judged here:
a variable, a call or ``my_test_password`` stays, because redacting it would destroy the meaning of the conversation.
A secret that is found once is redacted in the whole conversation.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from vault_memory.archive.passwords import (
    find_table_passwords,
    is_any_word,
    is_mixed_password,
    is_password,
    is_variable,
)
from vault_memory.archive.payment_numbers import find_payment_numbers
from vault_memory.archive.redaction_marks import PLACEHOLDER
from vault_memory.archive.secret_scan import scan
from vault_memory.errors import ConsolidationError, InputError
from vault_memory.models import Conversation

_PASSWORD_RULES = frozenset(
    {
        *("generic-password", "password", "password-other-scripts", "new-password", "old-password", "url-password"),
        *("element-password", "login-password", "named-after-password", "wifi-key"),
    }
)
_BARE_RULES = frozenset({"bare-password", "bare-password-other-scripts"})  # nothing says that a password follows
_CERTAIN_RULES = frozenset(  # any word there is a password
    {
        *("command-password", "environment-password", "curl-user", "setting-password", "net-use-password"),
        "database-password",
    }
)
_ASSIGNED_RULES = frozenset({"assigned-key", "bearer-token", "curl-auth-header", "generic-api-key"})
# Not used on joined lines: a match of these rules goes on to the end of a word, so it could include the next line.
_UNBOUNDED = _PASSWORD_RULES | _BARE_RULES | _CERTAIN_RULES | _ASSIGNED_RULES | {"recovery-codes", "seed-phrase"}
_RANDOM_SUFFIX = "-random"  # ends the name of a rule for what the same expression finds and what looks random
_HIGH_CONFIDENCE = "high"
_ROUNDS = 3  # passes: the replacement of a secret may move another next to its keyword
_WINDOW, _OVERLAP = 40_000, 10_000  # characters per call of the detector; a private key has about 3,000
_SHORT = 12  # characters; shorter secrets are replaced as whole words only

_MOST_CLEAN = 20_000  # number of texts without secrets whose digests are cached
_clean: set[bytes] = set()  # digests of those texts

_LONGEST_BROKEN = 2000  # characters of a secret with line breaks in it
_BREAK = r"[ \t]*\\?\r?\n[ \t>]*"

_HARMLESS = re.compile(  # the form of nearly all ids: not scanned, because a search must not load the detector
    r"[0-9a-fA-F-]{0,40}|[\w.~-]{0,15}|(?:[a-z0-9]{1,15}[-_.~]){1,20}[a-z0-9]{0,15}", re.ASCII
)
_UNSCANNABLE = re.compile("[\0\ud800-\udfff]")  # NUL ends a C string; UTF-8 cannot encode surrogates
_ALLOW_MARKER = re.compile(r"(leaks):(allow)", re.IGNORECASE)  # the detector would skip a line with this marker
_SECRET_COMPONENT = re.compile(r"secret|key|token|password")

_HEX = re.compile(r"[0-9a-f]+|[0-9A-F]+")
_DIGESTS = frozenset({32, 40, 56, 64, 96, 128})  # hexadecimal digits
_CHECKSUM = re.compile(r"(?:sha[-_]?\d+|md5|digest|checksum|hash|fingerprint)[\"']?\s*[:=]\s*[\"']?$", re.IGNORECASE)
# The BIP 39 word list of seed phrases has none of these words; a sentence of twelve words usually has one.
_FUNCTION_WORD = re.compile(
    r"\b(?:the|and|for|from|with|your|are|was|were|but|not|has|our|them|its|his|her|who)\b", re.IGNORECASE
)
_CODE = re.compile(r"\d[\w-]*\w")
_ENCODED = re.compile(r"(?<![\w+/=-])[A-Za-z0-9+/_-]{24,4096}={0,2}(?![\w+/=-])")
_BROKEN = re.compile(  # a line break in a key: nothing else stands on the second line
    rf"(?<=[A-Za-z0-9+/_-]{{8}}){_BREAK}(?=[A-Za-z0-9+/_-]{{8,200}}={{0,2}}[ \t.,;)\"'`]*$)", re.MULTILINE
)


def redact(text: str) -> tuple[str, int]:
    """Replace every secret in the text by ``[redacted: rule]``; return the text and how many different secrets it held.

    Idempotent. Raises ConsolidationError where the detector fails, so that nothing is stored.
    """
    (clean,), count = _redact_texts([text])
    return clean, count


def redact_conversation(conversation: Conversation) -> tuple[Conversation, int]:
    """Redact messages, speakers' names, title, folder and ids; return the conversation and the number of secrets.

    A secret of one message is redacted in all of them. Raises ConsolidationError.
    """
    messages = conversation.messages
    ids = [conversation.id, *(message.id for message in messages)]
    texts = [conversation.title, conversation.project, conversation.branch]
    texts += [text for message in messages for text in (message.content, message.name)]
    listed = "\n".join(ids)  # they are many, and short
    cleaned, count = _redact_texts([*texts, listed])
    if not count:
        return conversation, 0
    clean_ids = ids
    if cleaned[-1] != listed:
        cleaned, count = _redact_texts([*texts, *ids])
        clean_ids = list(map(_replace_secret_id, ids, cleaned[len(texts) :]))
    title, project, branch, *contents = cleaned[: len(texts)]
    changed = (
        replace(message, content=content, name=name, id=clean_id)
        for message, content, name, clean_id in zip(messages, contents[::2], contents[1::2], clean_ids[1:], strict=True)
    )
    return replace(
        conversation, id=clean_ids[0], title=title, project=project, branch=branch, messages=tuple(changed)
    ), count


def make_stored_id(name: str) -> str:
    """Return the id under which the vault stores a conversation: ``name`` itself, unless it holds a secret."""
    return name if _HARMLESS.fullmatch(name) else _replace_secret_id(name, *redact_all([name]))


def refuse_secret(name: str) -> str:
    """Return a name that somebody typed. Raises InputError for a name that holds a secret."""
    for _, rule in find_secrets(name):
        raise InputError(
            f"the name holds what looks like a secret ({rule.removesuffix(_RANDOM_SUFFIX)}); choose another one"
        )
    return name


def redact_all(texts: Sequence[str]) -> list[str]:
    """Redact the texts; a secret of one text is redacted in all. Raises ConsolidationError."""
    return _redact_texts(list(texts))[0]


def _redact_texts(texts: list[str]) -> tuple[list[str], int]:
    count = 0
    for _ in range(_ROUNDS):
        secrets: dict[str, str] = {}
        for text in texts:
            for secret, rule in _look_up_secrets(text):
                secrets.setdefault(secret, rule)
        if not secrets:
            break
        texts, replaced = _replace_all(texts, secrets)
        count += replaced
    return texts, count


def _look_up_secrets(text: str) -> list[tuple[str, str]]:
    """Return the secrets in the text. Texts without secrets are cached: a live conversation is passed as a whole."""
    key = hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest()
    if key in _clean:  # of what the rules find: numbers of payment depend on a setting
        return list(find_payment_numbers(text))
    found = list(find_secrets(text))
    if not found:
        if len(_clean) >= _MOST_CLEAN:
            _clean.clear()
        _clean.add(key)
    return found


@lru_cache(1024)
def _replace_secret_id(name: str, clean: str) -> str:
    """Return a stable id in the place of one that holds a secret, different for each secret.

    Its hash is slow to compute, so that the secret cannot be found by trying.
    """
    if clean == name:
        return name
    digest = hashlib.scrypt(name.encode("utf-8", "replace"), salt=b"vault-memory", n=2**14, r=8, p=1, dklen=4)
    return PLACEHOLDER.sub(r"redacted-\1", clean) + f"-{digest.hex()}"


def _replace_all(texts: Iterable[str], secrets: Mapping[str, str]) -> tuple[list[str], int]:
    """Replace the secrets, longest first; a secret inside a longer one is replaced and counted with it."""
    pattern = re.compile("|".join(map(_build_pattern, sorted(secrets, key=lambda secret: (-len(secret), secret)))))
    seen: set[str] = set()

    def marker(found: re.Match[str]) -> str:
        seen.add(found[0])
        return f"[redacted: {secrets[found[0]]}]"

    return [pattern.sub(marker, text) for text in texts], len(seen)


def _build_pattern(secret: str) -> str:
    escaped = re.escape(secret)
    return rf"(?<![A-Za-z0-9]){escaped}(?![A-Za-z0-9])" if len(secret) < _SHORT else escaped


def find_secrets(text: str) -> Iterator[tuple[str, str]]:
    """Yield each secret in the text with the rule that found it, the most certain rule of a secret first."""
    if not text.strip():
        return
    yield from _detect_secrets(text)
    yield from find_payment_numbers(text)
    yield from _find_encoded_secrets(text)
    yield from _find_broken_secrets(text)
    yield from find_table_passwords(text)


def _detect_secrets(text: str) -> Iterator[tuple[str, str]]:
    from betterleaks import BetterleaksError

    scanned = _ALLOW_MARKER.sub(r"\1 \2", _UNSCANNABLE.sub(" ", text))
    try:
        findings = [found for part in _windows(scanned) for found in scan(part)]
    except BetterleaksError as error:
        raise ConsolidationError(f"the search for secrets failed ({error}); nothing was stored", "redaction") from error
    for finding in sorted(findings, key=lambda finding: (finding.confidence != _HIGH_CONFIDENCE, finding.rule_id)):
        secret = _extract_secret(finding.rule_id, finding.match.value)
        known = _is_digest(secret, text) or f"//{secret}:{secret}@" in text  # a database's own name and password
        if secret and secret in text and not known:
            if finding.rule_id == "command-password" and f"-p{secret}" in text:
                secret = f"-p{secret}"  # `mysql -psecret`: a short secret is replaced as a whole word
            yield secret, finding.rule_id.removesuffix(_RANDOM_SUFFIX)
        for component, rule in _list_components(finding.component_sets):
            if component in text:
                yield component, rule


def _windows(text: str) -> Iterator[str]:
    """Yield a text in parts that overlap: the detector's time grows with the square of what it is given at once."""
    for start in range(0, max(1, len(text) - _OVERLAP), _WINDOW - _OVERLAP):
        yield text[start : start + _WINDOW]


def _find_encoded_secrets(text: str) -> Iterator[tuple[str, str]]:
    """Yield base64 words whose decoded text holds a secret."""
    for found in _ENCODED.finditer(text):
        word = found[0].rstrip("=").translate({45: 43, 95: 47})  # the URL's alphabet
        try:
            plain = base64.b64decode(word + "=" * (-len(word) % 4), validate=True).decode("utf-8")
        except ValueError:  # of other bytes than text, so of nothing we know
            continue
        if plain.isprintable() or "\n" in plain:
            yield from ((found[0], rule) for _, rule in list(_detect_secrets(plain))[:1])


def _find_broken_secrets(text: str) -> Iterator[tuple[str, str]]:
    """Yield secrets with a line break in the middle, as they are written in the text."""
    if not _BROKEN.search(text):
        return
    for secret, rule in _detect_secrets(_BROKEN.sub("", text)):
        if secret in text or rule in _UNBOUNDED:
            continue
        spread = re.search("".join(f"{re.escape(c)}(?:{_BREAK})?" for c in secret[:_LONGEST_BROKEN]), text)
        if spread is not None:
            yield spread[0].rstrip(), rule


def _extract_secret(rule: str, value: str) -> str:
    """Return the secret within the match of a rule, or ''."""
    if rule == "seed-phrase":
        words = list(re.finditer("[A-Za-z]+", value))
        phrase = value[: words[len(words) // 3 * 3 - 1].end()]  # of 12, 15, … 24 words; what follows is a sentence
        return "" if _FUNCTION_WORD.search(phrase) else phrase.strip()
    if rule == "passphrase-words":
        return "" if _FUNCTION_WORD.search(value) else value
    if rule == "recovery-codes":
        return value.strip(' \t\n,;`"') if _CODE.search(value) else ""
    if rule in _CERTAIN_RULES:
        value = value.rstrip(".,;:)]}'\"`\\")
        return value if is_any_word(value) else ""
    if rule in _ASSIGNED_RULES and (is_variable(value) or value.startswith("{")):  # a format's field
        return ""
    if rule in _BARE_RULES:
        value = value.rstrip(".,;:)]}'\"`\\")
        return value if is_mixed_password(value) else ""
    if rule.removesuffix(_RANDOM_SUFFIX) not in _PASSWORD_RULES:
        return value
    value = value.rstrip(".,;:)]}'\"`\\")
    return value if is_password(value, random=rule.endswith(_RANDOM_SUFFIX)) else ""


def _is_digest(value: str, text: str) -> bool:
    """Return whether every occurrence of the value is labelled as a checksum: ``key_sha256: bb16…``."""
    if not _HEX.fullmatch(value) or len(value) not in _DIGESTS:
        return False
    called = [_CHECKSUM.search(text[max(0, found.start() - 60) : found.start()]) for found in re.finditer(value, text)]
    return bool(called) and all(called)


def _list_components(sets: Iterable[Mapping[str, object]]) -> Iterator[tuple[str, str]]:
    """Yield the secret parts of a credential pair: the secret key of a key id, not the user name of a password."""
    for each in sets:
        components = each.get("components")
        for component in components if isinstance(components, list) else ():
            if _SECRET_COMPONENT.search(component["rule_id"]):
                yield component["match"]["value"], component["rule_id"]
