import { roleWords, type MemberRole, type OpenInvitation } from '@s4/contract'
import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { companyLinks } from '@s4/links'
import { actForCompany, hashSecret } from '@s4/api-identity/session'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { memberRepository } from './member-repository'

interface FoundInvitation {
  id: string
  companyId: string
  companyName: string
  name: string
  email: string
  role: MemberRole
  siteIds: string[] | null
  invitedBy: string
  expiresAt: string
}

/** What the holder of a link is invited to. Throws `invitation.*`. */
export async function openInvitation(db: Db, { secret, now }: { secret: string; now: Date }): Promise<OpenInvitation> {
  const { id: _, companyId: __, siteIds: ___, ...shown } = await findInvitation(db, { secret, now })
  return shown
}

/** Makes the account a member, and its session act for the company. Throws `invitation.*`, `team.member-exists`. */
export async function join(ctx: CommandContext<Actor>, { secret }: { secret: string }): Promise<void> {
  const { tx, actor, now } = ctx
  if (actor.role === 'Job Seeker') throw new ApiError('invitation.worker-account')
  const invitation = await findInvitation(tx, { secret, now }, 'for update of invitation')
  const { id, companyId, name, email, role, siteIds } = invitation
  if (email.toLowerCase() !== actor.email.toLowerCase())
    throw new ApiError('invitation.other-account', {
      message: `This invitation is for ${email}, and you are signed in as ${actor.email}. Sign in with that address.`,
    })
  const members = memberRepository(tx)
  await members.lockTeam(companyId)
  const others = await listMemberUids(tx, companyId)
  if (!(await members.add({ companyId, uid: actor.uid, role, name, at: now }))) throw new ApiError('team.member-exists')
  if (siteIds) await members.limitTo({ companyId, uid: actor.uid }, siteIds)
  await tx.query(`update company_invitation set ended_at = $2, ended_as = 'accepted' where id = $1`, [id, now])
  if (actor.sessionId) await actForCompany(tx, { sessionId: actor.sessionId, companyId })
  await ctx.record({
    action: 'member.joined',
    subject: { kind: 'invitation', id },
    companyId,
    detail: { role },
    notices: [
      {
        to: others,
        kind: 'member.joined',
        title: `${name} has joined the team as ${roleWords[role]}`,
        link: companyLinks.team,
      },
    ],
    signals: [
      { to: [actor.uid], resources: ['session'] },
      { to: others, resources: changes['team.join'] },
    ],
  })
}

async function findInvitation(
  db: Db,
  { secret, now }: { secret: string; now: Date },
  lock = '',
): Promise<FoundInvitation> {
  const [row] = await db.query<FoundInvitation & { endedAs: 'accepted' | 'withdrawn' | null }>(
    `select invitation.id, company_id, company_name, invitation.name, recipient as email, role,
       case when not all_sites then site_ids end as site_ids,
       member_name(company_id, invited_by) as invited_by, expires_at, ended_as
     from company_invitation invitation join company on company.id = company_id
     where secret_hash = $1 ${lock}`,
    [hashSecret(secret)],
  )
  if (!row) throw new ApiError('invitation.missing')
  const { endedAs, ...invitation } = row
  if (endedAs === 'accepted') throw new ApiError('invitation.used')
  if (endedAs === 'withdrawn') throw new ApiError('invitation.withdrawn')
  if (Date.parse(invitation.expiresAt) <= now.getTime()) throw new ApiError('invitation.expired')
  return invitation
}
