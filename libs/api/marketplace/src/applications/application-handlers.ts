import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { obstaclesFor } from '@s4/api-profiles/worker-rules'
import { implement, toPage, readCursor } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { applicantRepository } from './applicant-repository'
import { applicationRepository } from './application-repository'
import { apply } from './apply'
import { reject, withdraw } from './end-application'
import { noteApplication } from './note-application'

export const applicationHandlers = ({ db, clock }: Deps) => {
  const mine = async (on: Db, id: string, seekerId: string) => {
    const application = await applicationRepository(on).find(id, seekerId, clock.now())
    if (!application) throw new ApiError('application.missing')
    return application
  }

  return [
    implement('applications.create', async ({ input: { id: jobId, note, shiftIds }, actor, transact }) => {
      const now = clock.now()
      const { id, job } = await transact((ctx) => apply(ctx, { jobId, note, shiftIds }))
      const lastEndsAt = job.shifts.at(-1)?.endsAt ?? now.toISOString()
      return {
        ...(await mine(db, id, actor.seekerId)),
        warnings: await obstaclesFor(db, actor.seekerId, { ...job, lastEndsAt, now }),
      }
    }),

    implement('applications.list', async ({ input: { cursor, limit, ...query }, actor }) => {
      const found = await applicationRepository(db).page(actor.seekerId, clock.now(), {
        ...query,
        after: readCursor(cursor),
        limit: limit + 1,
      })
      return toPage(found, limit, ({ appliedAt: at, id }) => ({ at, id }))
    }),

    implement('applications.counts', ({ actor }) => applicationRepository(db).counts(actor.seekerId)),

    implement('applications.mine', ({ input: { id }, actor }) => mine(db, id, actor.seekerId)),

    implement('applications.withdraw', ({ input: { id }, actor, transact }) =>
      transact(async (ctx) => {
        await withdraw(ctx, { id })
        return mine(ctx.tx, id, actor.seekerId)
      }),
    ),

    implement('applications.forJob', ({ input: { id }, actor }) =>
      applicantRepository(db).listByJob(id, actor.companyId, clock.now()),
    ),

    implement('applications.show', ({ input: { id }, actor }) =>
      applicantRepository(db).profile(id, actor.companyId, clock.now()),
    ),

    implement('applications.note', ({ input, transact }) =>
      transact(async (ctx) => {
        await noteApplication(ctx, input)
        return applicantRepository(ctx.tx).find(input.id, ctx.actor.companyId, ctx.now)
      }),
    ),

    implement('applications.reject', ({ input, transact }) =>
      transact(async (ctx) => {
        await reject(ctx, input)
        return applicantRepository(ctx.tx).find(input.id, ctx.actor.companyId, ctx.now)
      }),
    ),
  ]
}
