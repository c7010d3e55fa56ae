import type { Contract, OpenReference, ParsedInputOf } from '@s4/contract'
import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { EntryKind } from '@s4/domain/screening'
import { seekerLinks } from '@s4/links'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { todayAt } from '../documents/held-document'
import { hashLinkSecret } from './reference-mail'
import { removeLinks } from './remove-references'

interface AskedReference {
  id: string
  seekerId: string
  uid: string
  worker: string
  name: string
  kind: EntryKind
  role: string
  organisation: string
  from: string
  to: string | null
  expiresAt: string
}

/** What the holder of a link is asked. Throws `reference.ended`. */
export async function openReference(db: Db, { secret, now }: { secret: string; now: Date }): Promise<OpenReference> {
  const { id: _, seekerId: __, uid: ___, ...question } = await findAsked(db, { secret, now })
  return question
}

type Answer = ParsedInputOf<Contract['references.confirm']>

/** Stores the referee's answer, once. Throws `reference.ended`. */
export async function confirmReference(
  ctx: CommandContext,
  { sealer, secret, from, to, role, reasonForLeaving, reengage, comment }: Answer & { sealer: Sealer },
): Promise<void> {
  const { tx, now } = ctx
  const asked = await lockAsked(ctx, secret)
  refuseAhead({ from, to }, todayAt(now))
  const corrected = from !== asked.from || to !== asked.to || role !== asked.role
  const seal = (text: string, column: 'leaving' | 'comment') =>
    text === '' ? null : sealer.seal(text, `screening_reference.${column}_sealed`, asked.id)
  await tx.query(
    `update screening_reference set state = 'answered', answered_at = $2, answer_from = $3, answer_to = $4,
       answer_role = $5, corrected = $6, reengage = $7, leaving_sealed = $8, comment_sealed = $9 where id = $1`,
    [asked.id, now, from, to, role, corrected, reengage, seal(reasonForLeaving, 'leaving'), seal(comment, 'comment')],
  )
  await close(ctx, asked, {
    action: 'reference.answered',
    title: `${asked.name} answered about ${entryText(asked)}`,
    body: corrected
      ? 'They gave other dates or another role: only what they confirmed counts as verified.'
      : 'They confirmed what you gave.',
  })
}

/** Throws `reference.ended`. */
export async function declineReference(
  ctx: CommandContext,
  { secret, why }: ParsedInputOf<Contract['references.decline']>,
): Promise<void> {
  const asked = await lockAsked(ctx, secret)
  await ctx.tx.query('update screening_reference set state = $2, answered_at = $3 where id = $1', [
    asked.id,
    why,
    ctx.now,
  ])
  await close(ctx, asked, {
    action: 'reference.declined',
    title:
      why === 'declined'
        ? `${asked.name} does not want to answer about ${entryText(asked)}`
        : `Your email to ${asked.name} reached somebody else`,
    body: 'Name another referee, or add a document that shows it.',
  })
}

const entryText = ({ role, organisation }: AskedReference) => (organisation ? `${role}, ${organisation}` : role)

async function findAsked(db: Db, { secret, now }: { secret: string; now: Date }, lock = ''): Promise<AskedReference> {
  const [asked] = await db.query<AskedReference>(
    `select reference.id, seeker_id, seeker.uid, fullname as worker, reference.name, entry_kind as kind, role,
       organisation, asked_from as from, asked_to as to, expires_at
     from screening_reference_link as link join screening_reference as reference on reference.id = link.reference_id
       join seeker on seeker.id = seeker_id
     where secret_hash = $1 and state = 'asked' and expires_at > $2 ${lock}`,
    [hashLinkSecret(secret), now],
  )
  if (!asked) throw new ApiError('reference.ended')
  return asked
}

async function lockAsked({ tx, actor, now }: CommandContext, secret: string): Promise<AskedReference> {
  const asked = await findAsked(tx, { secret, now }, 'for update of reference')
  if (isWorker(actor, asked))
    throw new ApiError('access.denied', { message: 'You cannot be your own referee: this link is for them.' })
  return asked
}

/** True in a browser where the worker is signed in. */
const isWorker = (actor: Actor | null, { seekerId }: AskedReference) => actor?.seekerId === seekerId

function refuseAhead({ from, to }: { from: string; to: string | null }, today: string): void {
  const message = 'This is still to come.'
  if (from > today) throw new ApiError('input.invalid', { fields: { from: message } })
  if (to !== null && to > today) throw new ApiError('input.invalid', { fields: { to: message } })
}

async function close(
  ctx: CommandContext,
  { id, seekerId, uid }: AskedReference,
  { action, title, body }: { action: string; title: string; body: string },
): Promise<void> {
  await removeLinks(ctx.tx, [id])
  await ctx.record({
    action,
    subject: { kind: 'reference', id },
    seekerId,
    notices: [{ to: [uid], kind: action, title, body, link: seekerLinks.screeningFile }],
    signals: [{ to: [uid], resources: changes['references.ask'] }],
  })
}
