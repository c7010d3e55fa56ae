import { expect, it } from 'vitest'
import { problemDueAt, type ProblemSeverity } from './problem-words'

it.each<[severity: ProblemSeverity, due: string]>([
  ['critical', '2026-11-16T13:00:00.000Z'],
  ['high', '2026-11-17T09:00:00.000Z'],
  ['medium', '2026-11-19T09:00:00.000Z'],
  ['low', '2026-11-23T09:00:00.000Z'],
])('a problem of %s severity is due at %s', (severity, due) => {
  expect(problemDueAt('2026-11-16T09:00:00.000Z', severity)).toBe(due)
})
