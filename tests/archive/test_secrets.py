"""Test secret detection. Keys are made at run time, so that scanners of this repository find none here."""

from __future__ import annotations

import base64
import json
import random
import re
import string
from collections.abc import Callable, Iterator

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.archive import secret_scan
from vault_memory.archive import secrets as module
from vault_memory.archive.passwords import is_password
from vault_memory.archive.redaction_marks import Redaction, find_redactions
from vault_memory.archive.secrets import make_stored_id, redact, redact_all, redact_conversation
from vault_memory.errors import ConsolidationError
from vault_memory.models import Conversation, Message

BASE62 = string.ascii_letters + string.digits
BASE64 = BASE62 + "+/"
URL64 = BASE62 + "-_"
BASE32 = string.ascii_uppercase + "234567"
HEX = "0123456789abcdef"
BECH32 = "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L"

Make = Callable[[int, str], str]
LINES = 6

# what a person or a program would write around the secret, and the secret (its letters from ``make``)
KINDS: dict[str, tuple[str, Callable[[Make], str]]] = {
    "aws id alone": ("our key is {}", lambda make: "AKIA" + make(16, BASE32)),
    "aws secret": ('aws_secret_access_key = "{}"', lambda make: make(40, BASE64)),
    "github": ("git clone with {} please", lambda make: "ghp_" + make(36, BASE62)),
    "github fine-grained": ("use {}", lambda make: "github_pat_" + make(82, BASE62)),
    "openai": ("export OPENAI_API_KEY={}", lambda make: "sk-proj-" + make(74, BASE62) + "T3BlbkFJ" + make(74, BASE62)),
    "openai, old": ("key {} does not work", lambda make: "sk-" + make(48, BASE62)),
    "openrouter": ("{}", lambda make: "sk-or-v1-" + make(64, HEX)),
    "anthropic": ("{}", lambda make: "sk-ant-api03-" + make(93, BASE62) + "AA"),
    "slack": ("bot: {}", lambda make: f"xoxb-{make(12, string.digits)}-{make(12, string.digits)}-{make(24, BASE62)}"),
    "stripe": ("{}", lambda make: "sk_live_" + make(24, BASE62)),
    "stripe, shortened": ("the staging key is {}, do not lose it", lambda make: "sk_test_7" + make(7, BASE62)),
    "google": ("maps key {}", lambda make: "AIza" + make(35, URL64)),
    "gitlab": ("{}", lambda make: "glpat-" + make(20, BASE62)),
    "npm": ("//registry/:_authToken={}", lambda make: "npm_" + make(36, BASE62)),
    "hugging face": ("login with {}", lambda make: "hf_" + make(34, BASE62)),
    "telegram": ("the bot is {}", lambda make: make(9, "123456789") + ":AA" + make(33, BASE62)),
    "twilio": ("{}", lambda make: "SK" + make(32, HEX)),
    "mailgun": ("{}", lambda make: "key-" + make(32, HEX)),
    "digitalocean": ("{}", lambda make: "dop_v1_" + make(64, HEX)),
    "bearer": ("Authorization: Bearer {}", lambda make: make(40, BASE62)),
    "curl": ("curl -H 'Authorization: Bearer {}' https://x.example", lambda make: make(32, HEX)),
    "basic": ("Authorization: Basic {}", lambda make: make(24, BASE62) + "=="),
    "url": ("postgres://admin:{}@db.example.org:5432/x", lambda make: make(14, BASE62)),
    "environment": ("set DB_PASSWORD={} and restart", lambda make: make(16, BASE62)),
    "json": ('{{"client_secret": "{}"}}', lambda make: make(32, BASE62)),
    "uuid": (
        "client secret: {}",
        lambda make: "-".join(make(length, HEX) for length in (8, 4, 4, 4, 12)),
    ),
    "password told": ("by the way, the password is {}.", lambda make: make(10, BASE62) + make(2, "23456789")),
    "password in german": ("das Passwort lautet {}", lambda make: make(10, BASE62) + make(2, "23456789")),
    "private key": (
        "-----BEGIN RSA PRIVATE KEY-----\n{}\n-----END RSA PRIVATE KEY-----",
        lambda make: "\n".join(make(64, BASE64) for _ in range(LINES)),
    ),
    "private key, cut off": (
        "-----BEGIN OPENSSH PRIVATE KEY-----\n{}",
        lambda make: "\n".join(make(64, BASE64) for _ in range(LINES)),
    ),
    "private key in json": (
        '{{"private_key": "-----BEGIN PRIVATE KEY-----\\n{}\\n-----END PRIVATE KEY-----\\n"}}',
        lambda make: "\\n".join(make(64, BASE64) for _ in range(LINES)),
    ),
    "age": ("{}", lambda make: "AGE-SECRET-KEY-1" + make(58, BECH32)),
    "mysql": ("mysql -u root {} shop", lambda make: "-p" + make(10, string.ascii_lowercase)),
    "mysqldump": ("mysqldump --password={} shop", lambda make: make(10, string.ascii_lowercase)),
    "curl user": ("curl -u ann:{} https://x.example", lambda make: make(9, string.ascii_lowercase)),
    "sshpass": ("sshpass -p {} ssh ann@host", lambda make: make(10, string.ascii_lowercase)),
    "psql": ("PGPASSWORD={} psql -h db", lambda make: make(10, string.ascii_lowercase)),
    "docker login": ("docker login -u ann -p {} registry.example", lambda make: make(12, string.ascii_lowercase)),
    "pw": ("the pw is {}", lambda make: "tulip" + make(4, string.digits)),
    "pass": ("the wifi pass is {}", lambda make: "tulip" + make(4, string.digits)),
    "set to": ("please set the password to {}", lambda make: "tulip" + make(4, string.digits)),
    "bold": ("**password**: {}", lambda make: "tulip" + make(4, string.digits)),
    "table cell": ("| user | ann |\n| Password | `{}` |", lambda make: "tulip" + make(4, string.digits)),
    "bold with the colon": ("- **Password:** {}", lambda make: "tulip" + make(4, string.digits)),
    "column of a table": (
        "\n| user | password |\n|---|---|\n| ann | {} |",
        lambda make: "tulip" + make(4, string.digits),
    ),
    "where it is used": ("The wifi password at home is {}.", lambda make: "tulip" + make(4, string.digits)),
    "changed from": ("We changed the password from {} to another", lambda make: "tulip" + make(4, string.digits)),
    "after the address": ("Store login ann@store.example / {}", lambda make: "Tulip#" + make(2, string.digits)),
    "right after the word": ("login ann, password {}", lambda make: "Tulip" + make(4, string.digits) + "x"),
    "after the name": ("Login: ann / {}", lambda make: "Tulip" + make(4, string.digits) + "x"),
    "openssl": ("openssl enc -k {}", lambda make: make(10, string.ascii_lowercase)),
    "unzip": ("unzip -P {} a.zip", lambda make: make(10, string.ascii_lowercase)),
    "htpasswd": ("htpasswd -bc file ann {}", lambda make: make(10, string.ascii_lowercase)),
    "net use": ("net use Z: //host/x /user:ann {}", lambda make: make(10, string.ascii_lowercase)),
    "quoted words": (
        'the passphrase is "{}"',
        lambda make: " ".join(make(6, string.ascii_lowercase) for _ in range(4)),
    ),
    "russian, right after": ("мой пароль {}", lambda make: "Tulip" + make(4, string.digits) + "x"),
    "in spanish": ("la contraseña es {}", lambda make: "tulipan" + make(4, string.digits)),
    "in italian": ("la password è {}", lambda make: "tulipano" + make(4, string.digits)),
    "in portuguese": ("a senha é {}", lambda make: "tulipa" + make(4, string.digits)),
    "in dutch": ("wachtwoord: {}", lambda make: "tulp" + make(4, string.digits)),
    "in russian": ("пароль от вайфая — {}", lambda make: "tulip" + make(4, string.digits)),
    "in chinese": ("密码是{}", lambda make: "tulip" + make(4, string.digits)),
    "in japanese": ("パスワードは {} です", lambda make: "tulip" + make(4, string.digits)),
    "in korean": ("비밀번호: {}", lambda make: "tulip" + make(4, string.digits)),
    "recovery codes": (
        "recovery codes:\n- {}",
        lambda make: "\n- ".join(f"{make(4, HEX)}7-{make(5, HEX)}" for _ in range(LINES)),
    ),
    "backup codes": ("backup codes: {}", lambda make: " ".join(make(8, string.digits) for _ in range(LINES))),
    "seed phrase": (
        "my seed phrase is {}",
        lambda make: " ".join(make(5, string.ascii_lowercase) for _ in range(12)),
    ),
    "numbered seed phrase": (
        "recovery phrase:\n1. {}",
        lambda make: "".join(f"{make(5, string.ascii_lowercase)} {i}. " for i in range(2, 13)) + "abandon",
    ),
    "base64": (
        "run it with {}",
        lambda make: base64.b64encode(f"password=tulip{make(6, string.digits)}!".encode()).decode(),
    ),
    "database url": ("redis://:{}@cache:6379", lambda make: make(10, string.ascii_lowercase)),
    "mongo": ("mongosh -u ann -p {} shop", lambda make: make(10, string.ascii_lowercase)),
    "httpie": ("http -a ann:{} https://x.example", lambda make: make(10, string.ascii_lowercase)),
    "samba": ("smbclient //host/share -U ann%{}", lambda make: make(10, string.ascii_lowercase)),
    "keytool": ("keytool -list -storepass {}", lambda make: make(10, string.ascii_lowercase)),
    "ansible": ("ansible_become_pass: {}", lambda make: make(10, string.ascii_lowercase)),
    "dotted setting": ("spring.datasource.password={}", lambda make: make(10, string.ascii_lowercase)),
    "connection string": ("Server=db;User Id=ann;Password={};", lambda make: make(10, string.ascii_lowercase)),
    "xml": ("<password>{}</password>", lambda make: "tulip" + make(4, string.digits)),
    "netrc": ("machine h login ann password {}", lambda make: "tulip" + make(4, string.digits)),
    "credentials": ("creds: ann:{}", lambda make: "tulip" + make(4, string.digits)),
    "called so afterwards": ("use {} as the staging password.", lambda make: "tulip" + make(4, string.digits)),
    "wpa": ("the WPA2 key is {}", lambda make: "tulip" + make(4, string.digits)),
    "totp": ("TOTP seed: {}", lambda make: make(32, BASE32)),
    "cookie": ("Cookie: lang=en; sessionid={}", lambda make: make(32, HEX)),
    "in french, short": ("mdp : {}", lambda make: "tulipe" + make(4, string.digits)),
    "in polish": ("hasło to {}", lambda make: "tulipan" + make(4, string.digits)),
    "in turkish": ("şifre: {}", lambda make: "lale" + make(4, string.digits)),
    "in swedish": ("lösenordet är {}", lambda make: "tulpan" + make(4, string.digits)),
    "in arabic": ("كلمة السر: {}", lambda make: "tulip" + make(4, string.digits)),
    "password in a place": ("the password there is {}", lambda make: "tulip" + make(4, string.digits)),
    "token for something": ("the token for the sandbox is {}", lambda make: make(24, BASE62)),
    "pin": ("the PIN of my card is {}.", lambda make: make(4, string.digits)),
    "pin code": ("pin code: {}", lambda make: make(6, string.digits)),
    "across lines": ("login: {}", lambda make: f"ghp_{make(18, BASE62)}\n{make(18, BASE62)}"),
}  # fmt: skip


def maker(seed: int) -> Make:
    chance = random.Random(seed)
    return lambda length, letters: "".join(chance.choice(letters) for _ in range(length))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(5))
def test_secrets_are_taken_out_whole(kind: str, seed: int) -> None:
    pattern, secret_of = KINDS[kind]
    secret = secret_of(maker(seed))
    text = f"hello, {pattern.format(secret)}\nwhat now?"
    clean, count = redact(text)
    assert count == 1
    assert not any(line in clean for line in secret.replace("\\n", "\n").split("\n"))
    assert clean.startswith("hello, ")
    assert clean.endswith("\nwhat now?")
    assert "[redacted: " in clean
    assert redact(clean) == (clean, 0)


def test_what_is_around_a_secret_stays() -> None:
    secret = KINDS["github"][1](maker(1))
    clean, count = redact(f"# café\n`{secret}` and again {secret}\r\n")
    assert (clean, count) == ("# café\n`[redacted: github-pat]` and again [redacted: github-pat]\r\n", 1)


@pytest.mark.parametrize(
    "text",
    [
        "| setting | password |\n|---|---|\n| minimum | eight letters |\n| hash | argon2id |",
        "Change the password from Settings, then log in.",
        "unzip -p archive.zip notes.txt",
        "openssl s_client -key server.pem",
        "The passphrase is 'used for signing the release'.",
        "See password Manager1 vs the built-in one.",
        "Login: admin / see the wiki",
        "Use argon2id as the password hash, and sha256sum as a password check is wrong.",
        "The user types it and step2 is the password reset.",
        "postgresql://user:password@localhost/db; Password=...;",
        "The wifi key is on the fridge.",
        "GPIO PIN 17 is high; the PIN was changed in 2019.",
        "<password>string</password>",
    ],
)
def test_what_only_looks_like_a_place_of_a_password_stays(text: str) -> None:
    assert redact(text) == (text, 0)


def test_the_line_after_a_secret_stays() -> None:
    key = f"sk-proj-{maker(8)(30, BASE62)}"
    for secret in ("tulip4711garden", key):
        clean, count = redact(f"DB_PASSWORD={secret}\nSLOT_COUNTER=count\nrestart_workers\n")
        assert count == 1 and clean.endswith("]\nSLOT_COUNTER=count\nrestart_workers\n")


def test_both_halves_of_a_pair_go() -> None:
    make = maker(2)
    key, secret = "AKIA" + make(16, BASE32), make(40, BASE64)
    clean, count = redact(f"AWS_ACCESS_KEY_ID={key}\nAWS_SECRET_ACCESS_KEY={secret}\n")
    assert count == 2
    assert key not in clean
    assert secret not in clean


@pytest.mark.parametrize("around", ["\0{}\0", "\ud800 {} \udfff", "{} # gitleaks:allow", "{} # BetterLeaks:allow"])
def test_nothing_switches_the_detector_off(around: str) -> None:
    secret = KINDS["slack"][1](maker(3))
    clean, count = redact(around.format(secret))
    assert (clean, count) == (around.format("[redacted: slack-bot-token]"), 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\0",
        "the password is stored hashed, never plain",
        "the password is argon2id-hashed since v2.1",
        "Password must be 12+ characters; the password is 8-characters long",
        "password = os.environ['DB_PASS1']\npassword = request.form['p2']\npassword=self.cfg2.pw\npwd = get_pw2()",
        'password="${DB_PASSWORD2}" secret="<your-api-key-1>" token="{{ token2 }}"',
        "client.login('user1', 'wrongpassword')\npassword = 'test_password123'\npassword=changeme",
        "redis://:password@localhost and postgres://postgres:postgres@localhost:5432/app",
        "token = create_access_token(); access_token_expires = ACCESS_TOKEN_EXPIRE_MINUTES",
        "max_tokens=100000, the token is called refresh_token_expiry_days",
        "cache_key = 'dashboard:monthly:summary:2024'",
        "commit 3f9a2c8d0b1e4f5a6c7d8e9f0a1b2c3d4e5f6a7b fixed it",
        "the bearer authentication-required header; sk-learn-contrib packages",
        "-----BEGIN PUBLIC KEY-----",
        "mysql -u root -p shop; mysql --protocol=tcp; sshpass -p $PW ssh host; docker login --password-stdin",
        "PGPASSWORD=$DB_PASSWORD psql; curl -u user:$TOKEN https://x.example; curl -u ann: https://x.example",
        "the pass is closed in winter; all tests pass: 12 of 15; the pw is not known to me",
        "the recovery codes are printed when you switch it on; error codes: 404 and 500",
        "write the seed phrase down: these are the words that nobody but you should ever see for any reason",
        "Base64 of a text: " + base64.b64encode(b"this is only a sentence about tulips").decode(),
        "| password | text, at least 12 characters |",
    ],
)
def test_talk_about_secrets_stays(text: str) -> None:
    assert redact(text) == (text, 0)


@pytest.mark.parametrize("value", ["hunter2", "Tr0ub4dor&3", "Summer!Time", "MyKey2027!x", "48291734", "$ecret1!"])
def test_passwords(value: str) -> None:
    assert is_password(value)


@pytest.mark.parametrize(
    "value", ["short", "hidden", "my_password1", "correct-horse-battery", "sha256", "a.b.c1", "$PW_1"]
)
def test_no_passwords(value: str) -> None:
    assert not is_password(value)


def test_a_secret_goes_from_the_whole_conversation() -> None:
    password = maker(4)(9, string.ascii_lowercase) + "77"
    said = Conversation(
        (
            Message("user", f"my password: {password}", "a", name="Ann"),
            Message("assistant", f"I'll log in with {password}, not x{password}x", "b"),
            Message("user", "thanks", "c", name=password),
        ),
        id="c",
        title=f"How to use {password}",
    )
    clean, count = redact_conversation(said)
    assert count == 1
    assert [message.content for message in clean.messages] == [
        "my password: [redacted: password]",
        f"I'll log in with [redacted: password], not x{password}x",
        "thanks",
    ]
    assert [message.name for message in clean.messages] == ["Ann", "", "[redacted: password]"]
    assert (clean.title, clean.id) == ("How to use [redacted: password]", "c")
    assert [message.id for message in clean.messages] == ["a", "b", "c"]
    assert redact_conversation(clean) == (clean, 0)


def test_ids_without_secrets_stay_apart() -> None:
    one, other = (f"ghp_{maker(seed)(36, BASE62)}" for seed in (6, 7))
    said = [
        Conversation(
            (Message("user", "hello", f"turn {secret}"), Message("user", "again", "m2")),
            id=secret,
            project=f"/{secret}",
        )
        for secret in (one, other)
    ]
    (first, count), (second, _) = map(redact_conversation, said)
    assert count == 1
    for clean in (first, second):
        assert re.fullmatch(r"redacted-github-pat-[0-9a-f]{8}", clean.id)
        assert re.fullmatch(r"turn redacted-github-pat-[0-9a-f]{8}", clean.messages[0].id)
        assert (clean.messages[1].id, clean.project) == ("m2", "/[redacted: github-pat]")
        assert redact_conversation(clean) == (clean, 0)
    assert first.id != second.id and redact_conversation(said[0])[0] == first
    assert (make_stored_id(one), make_stored_id(second.id)) == (first.id, second.id)


@pytest.mark.parametrize(
    "name",
    ["", "conv-456", "019a5b7e-1111-7abc-9def-1234567890ab", "D1:3", "a b [redacted: x]", "2026-05-19-postgres-17~2"],
)
def test_other_ids_stay_as_they_are(name: str) -> None:
    assert make_stored_id(name) == name


def test_a_detector_that_fails_stops_the_archive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secret_scan, "_RULES", "/nonexistent/rules.toml")
    with pytest.raises(ConsolidationError, match="nothing was stored"):
        redact("a text that was not looked at before")


def test_a_text_without_secrets_is_scanned_once_and_one_with_a_secret_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scanned: list[str] = []

    def find(text: str) -> Iterator[tuple[str, str]]:
        scanned.append(text)
        yield from [("hunter2x", "password")] if "hunter2x" in text else []

    monkeypatch.setattr(module, "find_secrets", find)
    texts = ["the boat is blue, seen once", "its code is hunter2x, seen twice"]
    assert redact_all(texts) == redact_all(texts) == [texts[0], "its code is [redacted: password], seen twice"]
    assert [scanned.count(text) for text in texts] == [1, 2]


words = st.sampled_from(["password", "=", ": ", " ", "\n", "token", "is ", "bearer ", "://", "@", '"', "]", "secret"])
pieces = words | st.sampled_from(["hunter2", "[redacted: ", "x9", "-----BEGIN PRIVATE KEY-----", maker(5)(20, BASE62)])


@given(st.lists(pieces, max_size=14).map("".join) | st.text(max_size=60))
@examples(150)
def test_redacting_twice_changes_nothing(text: str) -> None:
    clean, _ = redact(text)
    assert redact(clean) == (clean, 0)


def test_a_long_conversation_is_fast() -> None:
    prose = json.dumps({"text": "we talked about the password policy and token budgets. " * 40})
    messages = tuple(Message("user", f"{number} {prose}") for number in range(500))
    assert redact_conversation(Conversation(messages))[1] == 0


@pytest.mark.parametrize(
    "text",
    [
        "curl -H 'Authorization: Bearer LITELLM_VIRTUAL_KEY' https://x.example",
        'custom_api_key = "x-litellm-api-key"',
        "Hashed password: pbkdf2:sha256:260000$zL6yRjZtQ5vGKwFf$" + "5b7c" * 16,
        "password: $2b$12$" + "R9h/cIPz0gi.URNNX3kh2O" + "PST9/PgBkqquzi.Ss7KIUgO2t0jWMUW",
    ],
)
def test_names_where_a_key_would_stand_and_hashes_of_passwords_stay(text: str) -> None:
    """False alarms that bench/secret_alarms.py found in code and chats."""
    assert redact(text) == (text, 0)


@pytest.mark.parametrize(
    "text",
    [
        '"initial": {"key_sha256": "bb1636883c2707b51c5b7fc26c6927af4430f2e0785a8c7bc886337f919f9edf", "pos": 9}',
        'click.echo(f"JWT Token: {api_key[:20]}...")',
    ],
)
def test_checksums_and_fields_of_a_format_are_no_secrets(text: str) -> None:
    assert redact(text) == (text, 0)


def test_a_key_beside_a_checksum_is_found() -> None:
    key = "bb1636883c2707b51c5b7fc26c6927af"
    assert key not in redact(f"md5: {key}\napi_key = {key}")[0]


def test_what_stands_for_a_secret_is_found_whatever_its_rule_is_called() -> None:
    text = b"one\n[redacted: github-pat] and \\[redacted: paypal-client-id.1]\n[redacted: Something Else]\n"
    assert list(find_redactions("a.md", text)) == [
        Redaction("a.md", 2, "github-pat"),
        Redaction("a.md", 2, "paypal-client-id.1"),
    ]
