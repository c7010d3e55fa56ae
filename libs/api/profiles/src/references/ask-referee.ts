import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { hasAddress, isPersonalAddress, isSameMailbox } from '@s4/domain/referee-address'
import { v7 as uuid } from 'uuid'
import type { Deps } from '@s4/api-platform/deps'
import { found, recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'
import { consentedAt } from '../screening-entries/consent'
import { findEntry } from '../screening-entries/entries'
import { mailReferee } from './reference-mail'

const ANSWER_DAYS = 21
const DAY = 24 * 60 * 60_000

type Input = ParsedInputOf<Contract['references.ask']>

/** Mails a referee. Throws `screening.consent-needed`, `reference.asked`, and `input.invalid` for the worker's own. */
export async function askReferee(
  ctx: SeekerContext,
  deps: Pick<Deps, 'settings' | 'sealer'>,
  input: Input,
): Promise<{ id: string }> {
  const { tx, actor, now } = ctx
  const { seekerId } = actor
  // Two requests take turns, so that the second one finds the first.
  const [worker] = await tx.query<{ fullname: string; phone: string }>(
    'select fullname, phone from seeker where id = $1 for no key update',
    [seekerId],
  )
  const { fullname, phone } = found(worker)
  if (hasAddress(fullname))
    throw new ApiError('input.invalid', {
      message: 'Your name has a web or email address in it. Correct it on your profile. The referee reads it.',
    })
  if ((await consentedAt(tx, seekerId)) === null) throw new ApiError('screening.consent-needed')
  const entry = found(await findEntry(tx, seekerId, input))
  refuseOwn(input, { email: actor.email, phone })
  const open = await tx.query(
    `select 1 from screening_reference where entry_kind = $1 and entry_id = $2 and state = 'asked'`,
    [entry.kind, entry.id],
  )
  if (open.length > 0) throw new ApiError('reference.asked')

  const id = uuid()
  const expiresAt = new Date(now.getTime() + ANSWER_DAYS * DAY)
  const seal = (text: string, column: 'email' | 'phone') =>
    text === '' ? null : deps.sealer.seal(text, `screening_reference.${column}_sealed`, id)
  await tx.query(
    `insert into screening_reference (id, seeker_id, entry_kind, entry_id, role, organisation, asked_from, asked_to,
         name, firm, relation, email_sealed, phone_sealed, personal_address, state, asked_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'asked', $15, $16)`,
    [
      id,
      seekerId,
      entry.kind,
      entry.id,
      entry.title,
      entry.organisation,
      entry.from,
      entry.to,
      input.name,
      input.firm,
      input.relation,
      seal(input.email, 'email'),
      seal(input.phone, 'phone'),
      isPersonalAddress(input.email),
      now,
      expiresAt,
    ],
  )
  await mailReferee(
    tx,
    { ...deps, now },
    { referenceId: id, worker: fullname, referee: input.name, email: input.email, expiresAt, reminder: false },
  )
  await recordOwnChange(ctx, { action: 'reference.asked', subject: { kind: 'reference', id } })
  return { id }
}

function refuseOwn(input: Input, own: { email: string; phone: string }): void {
  const message = 'This is your own: name somebody else who can confirm it.'
  if (isSameMailbox(input.email, own.email)) throw new ApiError('input.invalid', { fields: { email: message } })
  if (input.phone !== '' && input.phone === own.phone)
    throw new ApiError('input.invalid', { fields: { phone: message } })
}
