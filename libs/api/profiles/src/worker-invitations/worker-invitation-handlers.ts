import type { WorkerInvitation } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { limit } from '@s4/api-platform/limits'
import { removeMails } from '@s4/api-platform/mail-queue'
import { answerWorkerInvitation, openWorkerInvitation } from './answer-invitation'

const done = { done: true } as const
const SHOWN = 500

/** Invitations to work for a company (docs/product.md#inviting-workers). */
export const workerInvitationHandlers = (deps: Deps) => {
  const { db, clock } = deps
  return [
    implement('workerInvitations.list', async ({ actor: { companyId } }) => {
      const [open] = await db.query<{ count: number }>(
        'select count(*)::int as count from worker_invitation where company_id = $1 and ended_at is null',
        [companyId],
      )
      const invitations = await db.query<WorkerInvitation>(
        `select id, name, recipient as email, kind, sent_at, expires_at from worker_invitation
         where company_id = $1 and ended_at is null order by sent_at desc, name, id limit ${SHOWN}`,
        [companyId],
      )
      return { open: open?.count ?? 0, invitations }
    }),

    implement('workerInvitations.withdraw', async ({ input: { id }, transact }) => {
      await transact(async (ctx) => {
        const [row] = await ctx.tx.query<{ mailId: string }>(
          `update worker_invitation set ended_at = $3, ended_as = 'withdrawn'
           where id = $1 and company_id = $2 and ended_at is null returning mail_id`,
          [id, ctx.actor.companyId, ctx.now],
        )
        if (!row) throw new ApiError('record.missing', { message: 'This invitation is no longer open.' })
        await removeMails(ctx.tx, [row.mailId])
        await ctx.record({
          action: 'worker-invitation.withdrawn',
          subject: { kind: 'worker-invitation', id },
          companyId: ctx.actor.companyId,
        })
      })
      return done
    }),

    implement('workerInvitations.open', async ({ input: { secret }, request }) => {
      await limit(deps, request, { what: 'open-invitation' })
      return openWorkerInvitation(db, { secret, now: clock.now() })
    }),

    implement('workerInvitations.answer', async ({ input, actor, request, transact }) => {
      await limit(deps, request, { what: 'open-invitation', person: actor.uid })
      await transact((ctx) => answerWorkerInvitation(ctx, input))
      return done
    }),
  ]
}
