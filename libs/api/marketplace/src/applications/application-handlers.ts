import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { obstaclesFor } from '@s4/api-profiles/worker-rules'
import { audit, membersOf, signal } from '@s4/api-platform/notices'
import { implement, pageOf, readCursor } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { applicantRepository } from './applicant-repository'
import { applicationRepository } from './application-repository'
import { apply } from './apply'
import { reject, withdraw } from './end-application'

export const applicationHandlers = ({ db, clock }: Deps) => {
  const mine = async (on: Db, id: string, seekerId: string) => {
    const application = await applicationRepository(on).find(id, seekerId, clock.now())
    if (!application) throw new Problem('application.missing')
    return application
  }

  return [
    implement('applications.create', async ({ input: { id: jobId, note }, actor }) => {
      const now = clock.now()
      const { id, job } = await db.transaction((tx) => apply(tx, { jobId, note, actor, now }))
      const lastEndsAt = job.shifts.at(-1)?.endsAt ?? now.toISOString()
      return {
        ...(await mine(db, id, actor.seekerId)),
        warnings: await obstaclesFor(db, actor.seekerId, { ...job, lastEndsAt }, now),
      }
    }),

    implement('applications.list', async ({ input: { cursor, limit, ...query }, actor }) => {
      const found = await applicationRepository(db).page(actor.seekerId, clock.now(), {
        ...query,
        after: readCursor(cursor),
        limit: limit + 1,
      })
      return pageOf(found, limit, ({ appliedAt: at, id }) => ({ at, id }))
    }),

    implement('applications.counts', ({ actor }) => applicationRepository(db).counts(actor.seekerId)),

    implement('applications.mine', ({ input: { id }, actor }) => mine(db, id, actor.seekerId)),

    implement('applications.withdraw', ({ input: { id }, actor }) =>
      db.transaction(async (tx) => {
        await withdraw(tx, { id, actor, now: clock.now() })
        return mine(tx, id, actor.seekerId)
      }),
    ),

    implement('applications.forJob', ({ input: { id }, actor }) =>
      applicantRepository(db).ofJob(id, actor.companyId, clock.now()),
    ),

    implement('applications.show', ({ input: { id }, actor }) =>
      applicantRepository(db).profile(id, actor.companyId, clock.now()),
    ),

    implement('applications.note', ({ input: { id, ...note }, actor }) =>
      db.transaction(async (tx) => {
        if (!(await applicantRepository(tx).setNote(id, actor.companyId, note)))
          throw new Problem('application.missing')
        const detail = { shortlisted: note.shortlisted, noted: note.companyNote !== undefined }
        await audit(tx, {
          at: clock.now(),
          actor,
          action: 'application.noted',
          subject: { kind: 'application', id },
          detail,
        })
        await signal(tx, await membersOf(tx, actor.companyId), ['applications'])
        return applicantRepository(tx).find(id, actor.companyId, clock.now())
      }),
    ),

    implement('applications.reject', ({ input: { id, reason }, actor }) =>
      db.transaction(async (tx) => {
        await reject(tx, { id, reason, actor, now: clock.now() })
        return applicantRepository(tx).find(id, actor.companyId, clock.now())
      }),
    ),
  ]
}
