import type { EngagementKind } from '@s4/contract'
import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { localDate } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { hashSecret } from '@s4/api-identity/session'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { agreeEngagement } from '../engagements/agree-engagement'
import { savedWorkerRepository } from '../workers/saved-worker-repository'
import { workerTeamRepository } from '../worker-teams/worker-team-repository'

interface FoundInvitation {
  id: string
  companyId: string
  companyName: string
  name: string
  email: string
  kind: EngagementKind
  payrollNumber: string
  teamIds: string[]
  tags: string[]
  invitedBy: string | null
  expiresAt: string
}

/** What the holder of a link is invited to. Throws `invitation.*`. */
export async function openWorkerInvitation(db: Db, { secret, now }: { secret: string; now: Date }) {
  const { companyName, name, email, kind, expiresAt } = await findInvitation(db, { secret, now })
  return { companyName, name, email, kind, expiresAt }
}

/**
 * Accepts or declines: an accepted one saves the worker with teams and tags, and agrees to how they work there.
 * Throws `invitation.*`.
 */
export async function answerWorkerInvitation(
  ctx: CommandContext<Actor>,
  { secret, accept }: { secret: string; accept: boolean },
): Promise<void> {
  const { tx, actor, now } = ctx
  const { seekerId } = actor
  const invitation = await findInvitation(tx, { secret, now }, 'for update of invitation')
  const { id, companyId, name, email } = invitation
  if (email.toLowerCase() !== actor.email.toLowerCase())
    throw new ApiError('invitation.other-account', {
      message: `This invitation is for ${email}, and you are signed in as ${actor.email}. Sign in with that address.`,
    })
  if (seekerId === null) throw new ApiError('invitation.company-account')
  await tx.query('update worker_invitation set ended_at = $2, ended_as = $3 where id = $1', [
    id,
    now,
    accept ? 'accepted' : 'declined',
  ])
  if (accept) await takeOn(ctx, { ...invitation, seekerId })
  const members = await listMemberUids(tx, companyId)
  await ctx.record({
    action: accept ? 'worker-invitation.accepted' : 'worker-invitation.declined',
    subject: { kind: 'worker-invitation', id },
    companyId,
    seekerId,
    detail: { kind: invitation.kind },
    notices: [
      {
        to: members,
        kind: 'worker.invitation-answered',
        title: accept ? `${name} has accepted your invitation` : `${name} has declined your invitation`,
        link: companyLinks.savedWorkers,
      },
    ],
    signals: [{ to: [...members, actor.uid], resources: changes['workerInvitations.answer'] }],
  })
}

async function takeOn(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  { companyId, seekerId, kind, payrollNumber, teamIds, tags, invitedBy }: FoundInvitation & { seekerId: string },
): Promise<void> {
  const saved = savedWorkerRepository(tx)
  const before = await saved.find(companyId, seekerId)
  await saved.save(companyId, seekerId, { now })
  await workerTeamRepository(tx).place(
    { companyId, seekerId },
    {
      teamIds: [...new Set([...(before?.teams.map((team) => team.id) ?? []), ...teamIds])],
      tags: [...new Set([...(before?.tags ?? []), ...tags])].slice(0, 20),
    },
  )
  await agreeEngagement(tx, {
    companyId,
    seekerId,
    kind,
    payrollNumber,
    proposedBy: invitedBy,
    startsOn: localDate(now.toISOString()),
    now,
  })
}

async function findInvitation(
  db: Db,
  { secret, now }: { secret: string; now: Date },
  lock = '',
): Promise<FoundInvitation> {
  const [row] = await db.query<FoundInvitation & { endedAs: string | null }>(
    `select invitation.id, company_id, company_name, invitation.name, recipient as email, kind, payroll_number,
       team_ids, tags, invited_by, expires_at, ended_as
     from worker_invitation invitation join company on company.id = company_id where secret_hash = $1 ${lock}`,
    [hashSecret(secret)],
  )
  if (!row || row.endedAs === 'replaced') throw new ApiError('invitation.missing')
  const { endedAs, ...invitation } = row
  if (endedAs === 'withdrawn') throw new ApiError('invitation.withdrawn')
  if (endedAs !== null) throw new ApiError('invitation.used')
  if (Date.parse(invitation.expiresAt) <= now.getTime())
    throw new ApiError('invitation.expired', { message: 'This invitation has expired. Ask the company for a new one.' })
  return invitation
}
