import { expect, it } from 'vitest'
import { nextWorkingDay } from './working-days'

it.each([
  ['2026-11-26', '2026-11-27'],
  ['2026-11-27', '2026-11-30'],
  ['2026-12-24', '2026-12-29'],
  ['2026-12-31', '2027-01-04'],
])('after %s banks work on %s', (day, next) => expect(nextWorkingDay(day)).toBe(next))
