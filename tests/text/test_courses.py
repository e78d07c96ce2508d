"""Courses: lessons of examples that there are, told in every language."""

from __future__ import annotations

import pytest

from sandtable.book.courses import course
from sandtable.book.examples import examples
from sandtable.games import games
from sandtable.text.language import LANGUAGES

LESSONS = {"blitzkrieg": 6, "quartermaster": 10, "legie": 8, "globalwar": 12}


@pytest.mark.parametrize("title", games())
def test_a_course_has_its_lessons_and_each_its_tasks(title: str) -> None:
    lessons = course(title)
    assert len(lessons) >= LESSONS[title]
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    tasks = [task for lesson in lessons for task in lesson.examples]
    assert len(set(tasks)) == len(tasks)
    for lesson in lessons:
        assert 3 <= len(lesson.examples) <= 7, lesson.id
        for task in lesson.examples:
            assert examples(title)[task].steps, task


@pytest.mark.parametrize("title", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_told_in_every_language(title: str, language: str) -> None:
    names = [lesson.name[language] for lesson in course(title)]
    assert len(set(names)) == len(names)
    for lesson in course(title):
        assert len(lesson.name[language]) <= 45
        assert 40 <= len(lesson.words[language]) <= 220
        assert lesson.words[language].endswith(".")
        if language != "en":
            assert lesson.words[language] != lesson.words["en"]
