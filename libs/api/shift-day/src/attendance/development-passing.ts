import { apiLinks } from '@s4/links'
import { dayResources } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import { violatedConstraint } from '@s4/db'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '@s4/api-platform/deps'
import { bothSides, signal } from '@s4/api-platform/notices'
import { authenticate } from '@s4/api-identity/session'
import { moveWork } from '@s4/api-marketplace/assignments'
import { moveShift } from '@s4/api-marketplace/jobs'
import { checkCallRepository } from '../check-calls/check-call-repository'
import { ownWork } from '../live-shift/work-repository'
import { patrolRepository } from '../patrols/patrol-repository'
import { attendanceRepository } from './attendance-repository'

const Passing = z.object({ assignmentId: z.uuid(), minutes: z.number().int().min(1).max(1440) })

/**
 * Development and tests only: `POST /api/dev/shift {assignmentId, minutes}` moves one assignment of the caller back in
 * time, without changing the clock of everybody else.
 */
export function serveDevelopmentPassing(app: FastifyInstance, deps: Deps): void {
  if (deps.settings.mode === 'production') return
  app.post(apiLinks.developmentShift, async (request) => {
    const { assignmentId, minutes } = Passing.parse(request.body)
    const actor = await authenticate(deps, request)
    if (!actor) throw new ApiError('session.required')
    return deps.db.transaction(async (tx) => {
      const work = await ownWork({ tx, actor }, assignmentId)
      await moveShift(tx, work.shiftId, minutes).catch(refuseTaken)
      await moveWork(tx, work.id, minutes).catch(refuseTaken)
      await attendanceRepository(tx, work.id).move(minutes)
      await checkCallRepository(tx).move(work.id, minutes)
      await patrolRepository(tx).move(work.id, minutes)
      await signal(tx, await bothSides(tx, work), dayResources)
      return { data: { minutes } }
    })
  })
}

function refuseTaken(error: unknown): never {
  if (!['shift_once', 'no_overlapping_work'].includes(violatedConstraint(error) ?? '')) throw error
  throw new ApiError('input.invalid', { fields: { minutes: 'Another shift is at that time.' } })
}
