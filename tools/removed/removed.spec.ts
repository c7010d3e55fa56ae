import { cloneDatabase } from '@s4/db/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runRemoved } from './run-removed'

const { db, drop } = await cloneDatabase()
afterAll(drop)

beforeAll(() =>
  db.query(
    `insert into audit_entry (at, actor_kind, action, subject_kind, subject_id)
     values ('2026-10-31T23:59:59Z', 'S4', 'trail.removed', 'assignment', 'a'),
       ('2026-11-01T00:00:00Z', 'S4', 'trail.removed', 'assignment', 'b'),
       ('2026-11-30T23:59:59Z', 'S4', 'trail.removed', 'assignment', 'c'),
       ('2026-11-15T12:00:00Z', 'S4', 'checks.removed', 'seeker', 'd'),
       ('2026-11-15T12:00:00Z', 'S4', 'offer.lapsed', 'offer', 'e')`,
  ),
)

it('counts what was removed from the first day to the last', async () => {
  const lines = (await runRemoved(db, ['--from', '2026-11-01', '--to', '2026-11-30'])).split('\n')

  expect(lines[0]).toBe('Removed from 2026-11-01 to 2026-11-30:')
  expect(lines[1]).toBe('     2  Where workers were during shifts (kept 30 days after the shift)')
  expect(lines[2]).toMatch(/^ {5}1 {2}Checks of workers’ documents/)
  expect(lines.slice(3).every((line) => line.startsWith('     0  '))).toBe(true)
})

it.each([[[]], [['--from', '2026-13-01', '--to', '2026-11-30']], [['--since', '2026-11-01']]])(
  'refuses %j with the usage',
  async (args) => {
    await expect(runRemoved(db, args)).rejects.toThrow(/npm run removed/)
  },
)
