"""Fixtures that every test shares."""

import pytest

from support import Hitviz


@pytest.fixture(scope="session")
def hitviz():
    command = Hitviz()
    assert command.path.exists(), f"{command.path} is missing: run `make build`"
    return command
