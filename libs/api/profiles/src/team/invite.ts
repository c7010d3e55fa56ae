import { randomBytes } from 'node:crypto'
import { roleWords, type Contract, type Invitation, type MemberRole, type ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { violatedConstraint, type Db } from '@s4/db'
import { dateText } from '@s4/domain/calendar-date'
import { hasAddress } from '@s4/domain/referee-address'
import { localDate } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import { v7 as uuid } from 'uuid'
import { hashSecret } from '@s4/api-identity/session'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { queueSecretMail, removeMails } from '@s4/api-platform/mail-queue'
import { listMemberUids } from '@s4/api-platform/notices'
import { appUrl } from '@s4/api-platform/settings'
import { checkSites } from './check-sites'

const DAY = 24 * 60 * 60_000
const VALID_DAYS = 7
const SECRET_BYTES = 32

type Context = CommandContext<CompanyActor>
type MailDeps = Pick<Deps, 'settings' | 'sealer'>

/** The open invitations of a company, the newest first; expired ones can be sent again. */
export const listInvitations = (db: Db, companyId: string): Promise<Invitation[]> =>
  db.query<Invitation>(
    `select id, name, recipient as email, role, case when not all_sites then site_ids end as site_ids,
       member_name(company_id, invited_by) as invited_by, sent_at, expires_at
     from company_invitation where company_id = $1 and ended_at is null order by sent_at desc, id`,
    [companyId],
  )

/** Throws `team.member-exists`, `team.invited`, and `input.invalid` where the sites do not fit the role. */
export async function invite(
  ctx: Context,
  deps: MailDeps,
  { name, email, role, siteIds }: ParsedInputOf<Contract['team.invite']>,
): Promise<{ id: string }> {
  const { tx, actor, now } = ctx
  const { companyId } = actor
  await checkSites(tx, { companyId, role, siteIds })
  const members = await tx.query(
    'select 1 from company_member join account using (uid) where company_id = $1 and lower(email) = lower($2)',
    [companyId, email],
  )
  if (members.length > 0) throw new ApiError('team.member-exists', { fields: { email: 'Already in the team.' } })
  const id = uuid()
  const { secret, mailId, expiresAt } = await mailInvitation(ctx, deps, { name, email, role })
  await tx
    .query(
      `insert into company_invitation (id, company_id, recipient, name, role, all_sites, site_ids, invited_by,
           secret_hash, mail_id, sent_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        id,
        companyId,
        email,
        name,
        role,
        siteIds === null,
        siteIds ?? [],
        actor.uid,
        hashSecret(secret),
        mailId,
        now,
        expiresAt,
      ],
    )
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'one_open_invitation')
        throw new ApiError('team.invited', { fields: { email: 'Already invited.' } })
      throw error
    })
  await recordInvitation(ctx, { action: 'member.invited', id, role })
  return { id }
}

/** Throws `record.missing` when it was accepted or taken back. */
export async function sendInvitationAgain(ctx: Context, deps: MailDeps, { id }: { id: string }): Promise<void> {
  const { tx, now } = ctx
  const invitation = await lockOpen(ctx, id)
  await removeMails(tx, [invitation.mailId])
  const { secret, mailId, expiresAt } = await mailInvitation(ctx, deps, invitation)
  await tx.query(
    'update company_invitation set secret_hash = $2, mail_id = $3, sent_at = $4, expires_at = $5 where id = $1',
    [id, hashSecret(secret), mailId, now, expiresAt],
  )
  await recordInvitation(ctx, { action: 'member.invited-again', id, role: invitation.role })
}

/** Throws `record.missing` when it was accepted or taken back already. */
export async function withdrawInvitation(ctx: Context, { id }: { id: string }): Promise<void> {
  const { tx, now } = ctx
  const { mailId, role } = await lockOpen(ctx, id)
  await removeMails(tx, [mailId])
  await tx.query(`update company_invitation set ended_at = $2, ended_as = 'withdrawn' where id = $1`, [id, now])
  await recordInvitation(ctx, { action: 'member.invitation-withdrawn', id, role })
}

interface OpenRow {
  name: string
  email: string
  role: MemberRole
  mailId: string
}

async function lockOpen({ tx, actor }: Context, id: string): Promise<OpenRow> {
  const [row] = await tx.query<OpenRow>(
    `select name, recipient as email, role, mail_id from company_invitation
     where id = $1 and company_id = $2 and ended_at is null for update`,
    [id, actor.companyId],
  )
  if (!row) throw new ApiError('record.missing', { message: 'This invitation is no longer open.' })
  return row
}

async function mailInvitation(
  { tx, actor, now }: Context,
  { settings, sealer }: MailDeps,
  { name, email, role }: Pick<OpenRow, 'name' | 'email' | 'role'>,
): Promise<{ secret: string; mailId: string; expiresAt: Date }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY)
  const [names] = await tx.query<{ company: string; inviter: string }>(
    'select company_name as company, member_name(id, $2) as inviter from company where id = $1',
    [actor.companyId, actor.uid],
  )
  const { company = '', inviter = '' } = names ?? {}
  // A stranger reads this mail: names that are addresses could lead them elsewhere.
  const firm = company && !hasAddress(company) ? company : 'A company'
  const sender = inviter && !hasAddress(inviter) ? inviter : firm
  const mailId = await queueSecretMail(tx, email, {
    at: now,
    subject: `${firm} invites you to its team on S4`,
    body: [
      `Hello ${name},`,
      `${sender} invites you to work for ${firm} on S4 in the role ${roleWords[role]}. S4 is where security ` +
        'companies post shifts and run them.',
      `The page below is for you alone and works until ${dateText(localDate(expiresAt.toISOString()))}. If you do ` +
        'not know this company, do nothing.',
    ].join('\n\n'),
    secretLink: `${appUrl(settings, 'shell', shellLinks.invitation)}#${secret}`,
    sealer,
  })
  return { secret, mailId, expiresAt }
}

async function recordInvitation(
  ctx: Context,
  { action, id, role }: { action: string; id: string; role: MemberRole },
): Promise<void> {
  const { tx, actor } = ctx
  await ctx.record({
    action,
    subject: { kind: 'invitation', id },
    companyId: actor.companyId,
    detail: { role },
    signals: [{ to: await listMemberUids(tx, actor.companyId), resources: ['team'] }],
  })
}
