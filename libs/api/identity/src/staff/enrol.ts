import type { Contract, OutputOf, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Settings } from '@s4/api-platform/settings'
import { hashSecret } from '../session/store/session-repository'
import { registrationOptions, verifyNewPasskey } from './passkeys'
import { removePasskey } from './staff-members'

interface Enrolment {
  staffId: string
  email: string
  name: string
  challenge: string | null
}

/** Throws `staff.enrolment-ended`. */
export async function startEnrolment(
  { tx, now }: CommandContext,
  { token }: { token: string },
  settings: Settings,
): Promise<OutputOf<Contract['staff.startEnrolment']>> {
  const { staffId, email, name } = await lockEnrolment(tx, { token, now })
  const options = await registrationOptions(settings, { email, name })
  await tx.query('update staff_enrolment set challenge = $2 where staff_id = $1', [staffId, options.challenge])
  return { email, options: { ...options } }
}

/** Registers the passkey in place of an older one. Throws `staff.enrolment-ended`, `staff.passkey-refused`. */
export async function enrol(
  ctx: CommandContext,
  { token, passkey }: ParsedInputOf<Contract['staff.enrol']>,
  settings: Settings,
): Promise<void> {
  const { tx, now } = ctx
  const { staffId, challenge } = await lockEnrolment(tx, { token, now })
  if (challenge === null) throw new ApiError('staff.enrolment-ended')
  const { credentialId, publicKey, counter, transports } = await verifyNewPasskey(settings, challenge, passkey)
  await removePasskey(tx, staffId)
  await tx.query(
    `insert into staff_passkey (credential_id, staff_id, public_key, counter, transports, added_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [credentialId, staffId, Buffer.from(publicKey), counter, transports, now],
  )
  await tx.query('delete from staff_enrolment where staff_id = $1', [staffId])
  await ctx.record({ action: 'staff.passkey-registered', subject: { kind: 'staff', id: staffId } })
}

async function lockEnrolment(tx: Db, { token, now }: { token: string; now: Date }): Promise<Enrolment> {
  const [row] = await tx.query<Enrolment>(
    `select staff_id, email, name, challenge from staff_enrolment join staff_member on staff_member.id = staff_id
     where token_hash = $1 and expires_at > $2 and removed_at is null for update of staff_enrolment`,
    [hashSecret(token), now],
  )
  if (!row) throw new ApiError('staff.enrolment-ended')
  return row
}
