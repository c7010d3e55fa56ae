import { randomBytes, randomInt } from 'node:crypto'
import type { Contract, OutputOf, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { CommandContext } from '@s4/api-platform/commands'
import { queueMail } from '@s4/api-platform/mail-queue'
import { isSigned, sign, type Settings } from '@s4/api-platform/settings'
import { hashSecret } from '../session/store/session-repository'
import { signInOptions, verifyProof, type Passkey } from './passkeys'
import { findStaff } from './staff-members'

const MINUTE = 60_000
const CODE_MS = 10 * MINUTE
const SESSION_MS = 30 * MINUTE
const MAX_TRIES = 5

const codeText = (id: string, code: string) => `staff:${id}:${code}`

/** Queues a code by mail; for an address of nobody it does the same without the mail. */
export async function startSignIn(
  { tx, now }: CommandContext,
  { email }: { email: string },
  settings: Settings,
): Promise<{ id: string }> {
  const member = await findStaff(tx, email)
  const id = uuid()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await tx.query('insert into staff_sign_in (id, staff_id, code_hash, expires_at) values ($1, $2, $3, $4)', [
    id,
    member?.id ?? null,
    sign(settings.sessionKeys, codeText(id, code)),
    new Date(now.getTime() + CODE_MS),
  ])
  if (member)
    await queueMail(tx, member.email, {
      at: now,
      urgent: true,
      subject: `${code} is your code for the S4 console`,
      body:
        `Enter ${code} on the page where you asked for it, within 10 minutes; your passkey is asked for next. ` +
        'If you did not ask for it, tell a colleague: somebody knows your address.',
    })
  return { id }
}

interface SignInUnderWay {
  staffId: string | null
  codeHash: Buffer
  tries: number
  challenge: string | null
}

/** Returns a refusal rather than throwing it, so that the try counts. Throws `staff.sign-in-ended`. */
export async function confirmCode(
  { tx, now }: CommandContext,
  { id, code }: ParsedInputOf<Contract['staff.confirmCode']>,
  settings: Settings,
): Promise<OutputOf<Contract['staff.confirmCode']> | ApiError> {
  const { staffId, codeHash, tries } = await lockSignIn(tx, id, now)
  if (tries >= MAX_TRIES) throw new ApiError('staff.sign-in-ended')
  await tx.query('update staff_sign_in set tries = tries + 1 where id = $1', [id])
  const digits = code.replaceAll(/\D/g, '')
  if (staffId === null || !isSigned(settings.sessionKeys, codeText(id, digits), codeHash))
    return new ApiError('staff.wrong-code', { fields: { code: 'That is not the code in the email.' } })

  const known = await passkeyOf(tx, staffId)
  if (!known)
    return new ApiError('staff.passkey-refused', {
      message: 'No passkey is registered for you yet. Have an enrolment link made.',
    })
  const options = await signInOptions(settings, known)
  await tx.query('update staff_sign_in set challenge = $2 where id = $1', [id, options.challenge])
  return { options: { ...options } }
}

export interface NewStaffSession {
  secret: string
  name: string
  email: string
  expiresAt: string
}

/** A challenge serves one try, so a refusal is returned. Throws `staff.sign-in-ended`. */
export async function signIn(
  ctx: CommandContext,
  { id, passkey }: ParsedInputOf<Contract['staff.signIn']>,
  settings: Settings,
): Promise<NewStaffSession | ApiError> {
  const { tx, now } = ctx
  const { staffId, challenge } = await lockSignIn(tx, id, now)
  if (staffId === null || challenge === null) throw new ApiError('staff.sign-in-ended')
  await tx.query('delete from staff_sign_in where id = $1', [id])
  const known = await passkeyOf(tx, staffId)
  const counter = known
    ? await verifyProof(settings, { challenge, known }, passkey).catch((error: unknown) => asRefusal(error))
    : new ApiError('staff.passkey-refused')
  if (counter instanceof ApiError) return counter

  await tx.query('update staff_passkey set counter = $2 where staff_id = $1', [staffId, counter])
  const secret = randomBytes(32).toString('base64url')
  const sessionId = uuid()
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  const [member] = await tx.query<{ name: string; email: string }>(
    `with started as (insert into staff_session (id, secret_hash, staff_id, started_at, expires_at)
       values ($1, $2, $3, $4, $5) returning staff_id)
     select name, email from staff_member join started on staff_member.id = started.staff_id`,
    [sessionId, hashSecret(secret), staffId, now, expiresAt],
  )
  if (!member) throw new ApiError('staff.sign-in-ended')
  await ctx.record({ action: 'staff.signed-in', subject: { kind: 'staff', id: staffId } })
  return { secret, ...member, expiresAt: expiresAt.toISOString() }
}

function asRefusal(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

async function lockSignIn(tx: Db, id: string, now: Date): Promise<SignInUnderWay> {
  const [row] = await tx.query<SignInUnderWay>(
    'select staff_id, code_hash, tries, challenge from staff_sign_in where id = $1 and expires_at > $2 for update',
    [id, now],
  )
  if (!row) throw new ApiError('staff.sign-in-ended')
  return row
}

async function passkeyOf(tx: Db, staffId: string): Promise<Passkey | null> {
  const [row] = await tx.query<Omit<Passkey, 'publicKey'> & { publicKey: Buffer }>(
    `select credential_id, public_key, counter, transports from staff_passkey
     join staff_member on staff_member.id = staff_id where staff_id = $1 and removed_at is null`,
    [staffId],
  )
  return row ? { ...row, publicKey: new Uint8Array(row.publicKey) } : null
}
