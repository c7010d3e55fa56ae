import { randomBytes } from 'node:crypto'
import type { EngagementKind } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { dateText } from '@s4/domain/calendar-date'
import { hasAddress } from '@s4/domain/referee-address'
import { localDate } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import { v7 as uuid } from 'uuid'
import { hashSecret } from '@s4/api-identity/session'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { queueSecretMails } from '@s4/api-platform/mail-queue'
import { appUrl } from '@s4/api-platform/settings'
import { seesWorker } from '@s4/api-platform/site-limits'
import type { ImportedPerson, Known } from './imported-person'
import { workerTeamRepository } from '../worker-teams/worker-team-repository'

const DAY = 24 * 60 * 60_000
const VALID_DAYS = 14
const SECRET_BYTES = 32
/** Open invitations of a company that S4 has not verified. */
const UNVERIFIED_OPEN = 50

type Context = CommandContext<CompanyActor>

/** Whom the company has invited or has already, by address; named are those whom the member may see. */
export async function knownPeople({ tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>): Promise<Known> {
  const invited = await tx.query<{ email: string; until: string }>(
    `select lower(recipient) as email, expires_at as until from worker_invitation
     where company_id = $1 and ended_at is null and expires_at > $2`,
    [actor.companyId, now],
  )
  const engaged = await tx.query<{ email: string; fullname: string }>(
    `select distinct lower(account.email) as email,
       case when ${seesWorker(actor, { seeker: 'seeker.id', company: '$1' })}
         then seeker.fullname else '' end as fullname
     from engagement join seeker on seeker.id = seeker_id join account on account.uid = seeker.uid
     where company_id = $1 and status = 'agreed' and account.erased_at is null`,
    [actor.companyId],
  )
  return {
    invited: new Map(invited.map(({ email, until }) => [email, dateText(localDate(until))])),
    engaged: new Map(engaged.map(({ email, fullname }) => [email, fullname])),
    teams: await workerTeamRepository(tx).list(actor.companyId),
  }
}

/** The company is locked by the caller. Throws `worker-import.unverified`. */
export async function refuseTooManyInvited({ tx, actor, now }: Context, people: number): Promise<void> {
  const [company] = await tx.query<{ verified: boolean; open: number }>(
    `select vetting = 'verified' as verified, (select count(*)::int from worker_invitation
       where company_id = company.id and ended_at is null and expires_at > $2) as open
     from company where id = $1`,
    [actor.companyId, now],
  )
  if (company?.verified === false && company.open + people > UNVERIFIED_OPEN)
    throw new ApiError('worker-import.unverified')
}

/** Invites people by mail; each link holds 14 days. One that has run out is replaced. */
export async function invitePeople(
  { tx, actor, now }: Context,
  { settings, sealer }: Pick<Deps, 'settings' | 'sealer'>,
  { people, kind }: { people: readonly ImportedPerson[]; kind: EngagementKind },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY)
  const firm = await mailName(tx, actor.companyId)
  const made = people.map((person) => ({
    id: uuid(),
    mailId: uuid(),
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
    person,
  }))
  await tx.query(
    `update worker_invitation set ended_at = $2, ended_as = 'replaced'
     where company_id = $1 and ended_at is null and lower(recipient) = any($3)`,
    [actor.companyId, now, people.map(({ email }) => email)],
  )
  await tx.query(
    `insert into worker_invitation (id, company_id, recipient, name, phone, kind, payroll_number, team_ids, tags,
       invited_by, secret_hash, mail_id, sent_at, expires_at)
     select given.id, $1, given.email, given.name, given.phone, $2, given.payroll_number, given.team_ids, given.tags,
       $3, decode(given.hash, 'hex'), given.mail_id, $4, $5
     from jsonb_to_recordset($6) as given (id uuid, email text, name text, phone text, payroll_number text,
       team_ids uuid[], tags text[], hash text, mail_id uuid)`,
    [
      actor.companyId,
      kind,
      actor.uid,
      now,
      expiresAt,
      JSON.stringify(
        made.map(({ id, mailId, secret, person: { email, name, phone, payrollNumber, teamId, tags } }) => ({
          id,
          email,
          name,
          phone,
          payroll_number: payrollNumber,
          team_ids: teamId === null ? [] : [teamId],
          tags,
          hash: hashSecret(secret).toString('hex'),
          mail_id: mailId,
        })),
      ),
    ],
  )
  const link = appUrl(settings, 'shell', shellLinks.workerInvitation)
  const until = dateText(localDate(expiresAt.toISOString()))
  await queueSecretMails(
    tx,
    made.map(({ mailId, secret, person: { email, name } }) => ({
      id: mailId,
      recipient: email,
      at: now,
      subject: `${firm} invites you to its shifts on S4`,
      body: [
        `Hello ${name},`,
        `${firm} plans and pays its shifts with S4 and would like you to ${
          kind === 'own-staff'
            ? 'be there as a member of its own staff. It pays you through its payroll.'
            : 'work there, self-employed.'
        }`,
        `The page below is for you alone and works until ${until}. You decide there; nothing is said of you to ` +
          'anybody until you accept. If you do not know this company, do nothing.',
      ].join('\n\n'),
      secretLink: `${link}#${secret}`,
    })),
    sealer,
  )
}

/** A stranger reads the mail: a name that is an address could lead them elsewhere. */
async function mailName(tx: Db, companyId: string): Promise<string> {
  const [company] = await tx.query<{ name: string }>('select company_name as name from company where id = $1', [
    companyId,
  ])
  return company?.name && !hasAddress(company.name) ? company.name : 'A company'
}
