import { randomBytes, randomInt } from 'node:crypto'
import type { ClientLinkView } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { hasAddress } from '@s4/domain/referee-address'
import { hashSecret } from '@s4/api-identity/session'
import type { CommandContext } from '@s4/api-platform/commands'
import { queueMail } from '@s4/api-platform/mail-queue'
import { isSigned, sign, type Settings } from '@s4/api-platform/settings'
import { v7 as uuid } from 'uuid'

type Moment = Pick<CommandContext, 'tx' | 'now'>

const MINUTE = 60_000
const CODE_MS = 10 * MINUTE
const OPEN_MS = 60 * MINUTE
const MAX_TRIES = 5

export interface OpenedLink {
  id: string
  companyId: string
  companyName: string
  clientId: string
  clientName: string
}

interface FoundLink extends OpenedLink {
  email: string
  expiresAt: string
  withdrawnAt: string | null
  codeHash: Buffer | null
  codeExpiresAt: string | null
  codeTries: number
}

const codeText = (id: string, code: string) => `client-link:${id}:${code}`

/** Whose link a secret is, for counting attempts. Throws `client-link.*`. */
export async function linkOfSecret(db: Db, { secret, now }: { secret: string; now: Date }): Promise<string> {
  return (await findLink(db, { secret, now })).id
}

/** Mails a code for ten minutes and five tries; the one before ends. Throws `client-link.*`. */
export async function sendLinkCode(
  { tx, now }: Moment,
  settings: Settings,
  { secret }: { secret: string },
): Promise<{ companyName: string; clientName: string; email: string }> {
  const { id, companyId, companyName, clientName, email } = await findLink(tx, { secret, now })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await tx.query('update client_link set code_hash = $2, code_expires_at = $3, code_tries = 0 where id = $1', [
    id,
    sign(settings.sessionKeys, codeText(id, code)),
    new Date(now.getTime() + CODE_MS),
  ])
  // A stranger reads the mail: a name that is an address could lead them elsewhere.
  const firm = hasAddress(companyName) ? 'your security company' : companyName
  await queueMail(tx, email, {
    at: now,
    urgent: true,
    subject: `${code} is your code to see the shifts of ${firm}`,
    body:
      `Enter ${code} on the page where you asked for it, within 10 minutes. It shows who worked at your sites. ` +
      'If you did not ask for it, do nothing, and tell the company that somebody has your link.',
  })
  await noteView(tx, { id, companyId }, 'codeSent', now)
  return { companyName, clientName, email: covered(email) }
}

/** Returns a refusal rather than throwing it, so that the try counts. Throws `client-link.*`. */
export async function openLink(
  { tx, now }: Moment,
  settings: Settings,
  { secret, code }: { secret: string; code: string },
): Promise<{ token: string; expiresAt: string } | ApiError> {
  const link = await findLink(tx, { secret, now }, 'for update of client_link')
  const { id, codeHash, codeExpiresAt, codeTries } = link
  if (codeHash === null || codeExpiresAt === null || codeExpiresAt <= now.toISOString() || codeTries >= MAX_TRIES)
    throw new ApiError('client-link.code-ended')
  if (!isSigned(settings.sessionKeys, codeText(id, code.replaceAll(/\D/g, '')), codeHash)) {
    await tx.query('update client_link set code_tries = code_tries + 1 where id = $1', [id])
    await noteView(tx, link, 'wrongCode', now)
    return new ApiError('client-link.wrong-code', { fields: { code: 'That is not the code in the email.' } })
  }
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Math.min(now.getTime() + OPEN_MS, Date.parse(link.expiresAt)))
  await tx.query('update client_link set code_hash = null, code_expires_at = null where id = $1', [id])
  await tx.query('insert into client_link_session (token_hash, link_id, expires_at) values ($1, $2, $3)', [
    hashSecret(token),
    id,
    expiresAt,
  ])
  await noteView(tx, link, 'opened', now)
  return { token, expiresAt: expiresAt.toISOString() }
}

/** What an opened link is for, noting what it is used for. Throws `client-link.*`. */
export async function useOpenedLink(
  { tx, now }: Moment,
  { token, what }: { token: string; what: ClientLinkView['what'] },
): Promise<OpenedLink> {
  const [link] = await tx.query<FoundLink & { openUntil: string }>(
    `select ${COLUMNS}, opened.expires_at as open_until ${FROM}
     join client_link_session as opened on opened.link_id = client_link.id where opened.token_hash = $1`,
    [hashSecret(token)],
  )
  if (!link) throw new ApiError('client-link.closed')
  refuseEnded(link, now)
  if (link.openUntil <= now.toISOString()) throw new ApiError('client-link.closed')
  await noteView(tx, link, what, now)
  return link
}

const COLUMNS = `client_link.id, client_link.company_id, company.company_name, client_link.client_id,
  client.name as client_name, client_link.recipient as email, client_link.expires_at, client_link.withdrawn_at,
  client_link.code_hash, client_link.code_expires_at, client_link.code_tries`
const FROM = `from client_link join company on company.id = client_link.company_id
  join client on client.id = client_link.client_id`

async function findLink(db: Db, { secret, now }: { secret: string; now: Date }, lock = ''): Promise<FoundLink> {
  const [link] = await db.query<FoundLink>(`select ${COLUMNS} ${FROM} where secret_hash = $1 ${lock}`, [
    hashSecret(secret),
  ])
  if (!link) throw new ApiError('client-link.missing')
  refuseEnded(link, now)
  return link
}

function refuseEnded({ withdrawnAt, expiresAt }: FoundLink, now: Date): void {
  if (withdrawnAt !== null) throw new ApiError('client-link.withdrawn')
  if (expiresAt <= now.toISOString()) throw new ApiError('client-link.expired')
}

/** `j…@client.co.uk`. */
const covered = (email: string): string => email.replace(/^(.)[^@]*/, '$1…')

async function noteView(
  tx: Db,
  { id, companyId }: Pick<OpenedLink, 'id' | 'companyId'>,
  what: ClientLinkView['what'],
  at: Date,
): Promise<void> {
  await tx.query('insert into client_link_view (id, link_id, company_id, at, what) values ($1, $2, $3, $4, $5)', [
    uuid(),
    id,
    companyId,
    at,
    what,
  ])
}
