import { seekerLinks } from '@s4/links'
import type { CheckableDocument } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { formatShareCode } from '@s4/domain/share-code'
import { v7 as uuid } from 'uuid'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealing } from '@s4/api-platform/deps'
import { mayReadPapers } from '../seeker-access/reason-to-see'
import { visibleSeeker } from '../seeker-access/visible-seeker'
import { documentsOf, sealedNumber } from './worker-documents'

interface Named {
  /** The seeker's. */
  id: string
  kind: CheckableDocument['kind']
  documentId: string | null
}

interface Check extends Named {
  result: string
  note: string
}

/** Keeps what the company found; the seeker is told. */
export async function checkDocument(
  ctx: CommandContext<CompanyActor>,
  { result, note, ...named }: Check,
): Promise<void> {
  const { tx, actor, now } = ctx
  const { id, kind, documentId } = named
  const { uid, name } = await readable(ctx, named)
  await tx.query(
    `insert into document_check (id, company_id, seeker_id, document_kind, document_id, result, note, checked_by, checked_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [uuid(), actor.companyId, id, kind, documentId, result, note, actor.uid, now],
  )
  await ctx.record({
    action: 'document.checked',
    subject: { kind, id: documentId ?? id },
    seekerId: id,
    detail: { result },
    notices: [
      {
        to: [uid],
        kind: 'document.checked',
        title: `${await companyName(tx, actor.companyId)} checked your ${name}: ${result}`,
        body: note,
        link: seekerLinks.profile,
      },
    ],
  })
}

interface Revealing extends Named {
  kind: 'licence' | 'right-to-work'
  sealing: Sealing
}

/** The number for the official service; the seeker is told of each look. */
export async function revealDocument(
  ctx: CommandContext<CompanyActor>,
  { sealing, ...named }: Revealing,
): Promise<{ number: string | null; dateOfBirth: string | null }> {
  const { tx, actor } = ctx
  const { id, kind, documentId } = named
  const { uid } = await readable(ctx, named)
  const sealed = await sealedNumber(tx, id, named)
  const opened =
    sealed.number &&
    (kind === 'licence'
      ? sealing.open(sealed.number, 'licence.number_sealed', documentId ?? '')
      : formatShareCode(sealing.open(sealed.number, 'right_to_work.share_code_sealed', id)))
  const what = kind === 'licence' ? 'SIA licence number' : 'share code and date of birth'
  await ctx.record({
    action: 'document.revealed',
    subject: { kind, id: documentId ?? id },
    seekerId: id,
    notices: [
      {
        to: [uid],
        kind: 'document.revealed',
        title: `${await companyName(tx, actor.companyId)} read your ${what}`,
        body: 'You applied to it or have work agreed with it, so it may check this on the official service.',
        link: seekerLinks.profile,
      },
    ],
  })
  return { number: opened, dateOfBirth: sealed.dateOfBirth }
}

/** Whose document it is, and its name. Throws `record.missing`, and `access.denied` when nothing is open between the two. */
async function readable(
  { tx, actor: { companyId }, now }: CommandContext<CompanyActor>,
  { id: seekerId, kind, documentId }: Named,
): Promise<{ uid: string; name: string }> {
  const pair = { seekerId, companyId, now }
  const { uid } = await visibleSeeker(tx, pair)
  if (!(await mayReadPapers(tx, pair)))
    throw new ApiError('access.denied', {
      message:
        'You can do this while this person has an open application with you, or work agreed that is not invoiced yet.',
    })
  const documents = await documentsOf(tx, pair, { filesToo: false })
  const document = documents.find((one) => one.kind === kind && one.id === documentId)
  if (!document) throw new ApiError('record.missing')
  return { uid, name: document.name }
}

const companyName = async (db: Db, id: string) =>
  (await db.query<{ companyName: string }>('select company_name from company where id = $1', [id]))[0]?.companyName ??
  'A company'
