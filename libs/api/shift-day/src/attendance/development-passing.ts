import { Problem } from '@s4/contract/problem'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '@s4/api-platform/deps'
import { membersOf, signal } from '@s4/api-platform/notices'
import { authenticate } from '@s4/api-identity/session'
import { DAY_RESOURCES } from '../live-shift/tell'
import { ownWork } from '../live-shift/work-repository'

const Passing = z.object({ assignmentId: z.uuid(), minutes: z.number().int().min(1).max(1440) })

/** What of a working day has a time. */
const times = [
  'update shift set starts_at = starts_at - $2::interval, ends_at = ends_at - $2::interval where id = (select shift_id from assignment where id = $1)',
  'update assignment set starts_at = starts_at - $2::interval, ends_at = ends_at - $2::interval where id = $1',
  'update attendance set booked_on_at = booked_on_at - $2::interval, booked_off_at = booked_off_at - $2::interval, on_break_since = on_break_since - $2::interval where assignment_id = $1',
  'update attendance_event set server_at = server_at - $2::interval, device_at = device_at - $2::interval where assignment_id = $1',
  'update check_call set due_at = due_at - $2::interval, miss_at = miss_at - $2::interval, answered_at = answered_at - $2::interval, missed_at = missed_at - $2::interval where assignment_id = $1',
] as const

/**
 * Development and tests only: `POST /api/dev/shift {assignmentId, minutes}` lets time go by for one piece of the caller's work,
 * as if all of its day so far had been earlier, without moving everybody's clock.
 */
export function serveDevelopmentPassing(app: FastifyInstance, deps: Deps): void {
  if (deps.settings.mode === 'production') return
  app.post('/api/dev/shift', async (request) => {
    const { assignmentId, minutes } = Passing.parse(request.body)
    const actor = await authenticate(deps, request)
    if (!actor) throw new Problem('session.required')
    return deps.db.transaction(async (tx) => {
      const work = await ownWork(tx, actor, assignmentId)
      for (const statement of times) await tx.query(statement, [work.id, `${minutes} minutes`])
      await signal(tx, [work.seekerUid, ...(await membersOf(tx, work.companyId))], DAY_RESOURCES)
      return { data: { minutes } }
    })
  })
}
