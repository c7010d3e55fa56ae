import { describe, expect, it } from 'vitest'
import { gradeOf } from './readability'
import { MEDIAN_GRADE, medianGrade, readSentences, tooHard } from './sentences'

describe('the sentences people read', () => {
  const sentences = readSentences()

  it('are found', () => expect(sentences.length).toBeGreaterThan(3_000))

  it('are easy in the median', () => expect(medianGrade(sentences)).toBeLessThanOrEqual(MEDIAN_GRADE))

  it('have none that is too hard: rewrite what is listed here (docs/writing.md)', () =>
    expect(tooHard(sentences).map(({ grade, file, text }) => `${grade.toFixed(1)} ${file}: ${text}`)).toEqual([]))
})

it('grades a long sentence of long words above a short one of short words', () => {
  expect(gradeOf('Read this and go on to the next page.')).toBeLessThan(2)
  expect(
    gradeOf('Organisations administering subcontracted engagements determine remuneration annually.'),
  ).toBeGreaterThan(20)
})

it('a name that cannot be plainer counts as one short word', () =>
  expect(gradeOf('Write to the Information Commissioner’s Office today.')).toBe(gradeOf('Write to the S4 today.')))
