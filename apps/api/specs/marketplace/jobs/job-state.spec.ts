import { jobStatus, type ShiftFilling, type StoredJobStatus } from '@s4/domain/job-status'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const NOW = Date.parse('2026-11-16T09:00:00.000Z')
const MINUTE = 60_000

/** Shifts around now that do not overlap, so that one seeker can work all of them. */
const shifts = fc.uniqueArray(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 4 }).chain((days) =>
  fc.tuple(
    ...days.map((day) =>
      fc.record({
        day: fc.constant(day),
        startMinute: fc.integer({ min: -200, max: 200 }),
        length: fc.integer({ min: 5, max: 480 }),
        positions: fc.integer({ min: 1, max: 2 }),
        taken: fc.boolean(),
      }),
    ),
  ),
)
const stored = fc.constantFrom<StoredJobStatus>('draft', 'published', 'closed', 'cancelled')

it('the SQL function job_state returns the same status as jobStatus for any job', async () => {
  const company = await api.aCompany()
  const siteId = await api.aSite(company)

  await fc.assert(
    fc.asyncProperty(stored, shifts, async (status, planned) => {
      const seeker = await api.aSeeker()
      const spans = planned.map(({ day, startMinute, length, positions }) => {
        const start = NOW + day * 1440 * MINUTE + startMinute * MINUTE
        return {
          startsAt: new Date(start).toISOString(),
          endsAt: new Date(start + length * MINUTE).toISOString(),
          positions,
        }
      })
      const job = await api.aJob(company, { siteId, status, shifts: spans })
      const filling: ShiftFilling[] = []
      for (const [index, shift] of job.shifts.entries()) {
        const taken = planned[index]?.taken === true
        if (taken) await api.anAssignment({ company, job, seeker, shift })
        filling.push({ ...shift, taken: taken ? 1 : 0 })
      }

      const [row] = await api.db.query('select status from job_state($1, $2, $3)', [job.id, status, new Date(NOW)])

      expect(row).toEqual({ status: jobStatus(status, filling, new Date(NOW).toISOString()) })
    }),
    { numRuns: 60 },
  )
})
