import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'

/** Makes a session act for a company of its person. */
export const actForCompany = (tx: Db, { sessionId, companyId }: { sessionId: string; companyId: string }) =>
  tx.query('update session set company_id = $2 where id = $1', [sessionId, companyId])

/** After somebody left a company: their sessions act for their oldest one. */
export const leaveCompanyInSessions = (tx: Db, { companyId, uid }: { companyId: string; uid: string }) =>
  tx.query('update session set company_id = null where uid = $1 and company_id = $2', [uid, companyId])

/** Throws `company.missing` for a company the person is not a member of. */
export async function switchCompany(ctx: CommandContext<Actor>, { companyId }: { companyId: string }): Promise<void> {
  const { tx, actor } = ctx
  if (!actor.sessionId) throw new ApiError('session.required')
  const member = await tx.query('select 1 from company_member where company_id = $1 and uid = $2', [
    companyId,
    actor.uid,
  ])
  if (member.length === 0) throw new ApiError('company.missing')
  await actForCompany(tx, { sessionId: actor.sessionId, companyId })
  await ctx.record({
    action: 'session.company-switched',
    subject: { kind: 'session', id: actor.sessionId },
    companyId,
    signals: [{ to: [actor.uid], resources: ['session'] }],
  })
}
