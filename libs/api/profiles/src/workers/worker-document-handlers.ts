import { seekerLinks } from '@s4/links'
import type { CheckableDocument } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { formatShareCode } from '@s4/domain/share-code'
import { v7 as uuid } from 'uuid'
import { audit, notify } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { mayReadPapers } from './reason-to-see'
import { documentsOf, givenBy, sealedNumber } from './worker-documents'
import { visibleSeeker } from './visible-seeker'

/** A document of the seeker; throws `record.missing` for anything else. */
async function documentNamed(
  db: Db,
  seekerId: string,
  companyId: string,
  wanted: Pick<CheckableDocument, 'kind'> & { documentId: string | null },
) {
  const documents = await documentsOf(db, seekerId, companyId, false)
  const found = documents.find(({ kind, id }) => kind === wanted.kind && id === wanted.documentId)
  if (!found) throw new Problem('record.missing')
  return found
}

/** Throws `access.denied` when nothing is open between the two. */
async function demandReason(db: Db, pair: { seekerId: string; companyId: string; now: Date }): Promise<void> {
  if (await mayReadPapers(db, pair)) return
  throw new Problem('access.denied', {
    message:
      'You can do this while this person has an open application with you, or work agreed that is not invoiced yet.',
  })
}

/** A company's own checks of documents, and the numbers it may read while it has a reason to (PRODUCT rule 18). */
export const workerDocumentHandlers = ({ db, clock, sealing }: Deps) => [
  implement('workerDocuments.list', async ({ input: { id }, actor }) => {
    const pair = { seekerId: id, companyId: actor.companyId, now: clock.now() }
    await visibleSeeker(db, pair)
    const mayReveal = await mayReadPapers(db, pair)
    return { documents: await documentsOf(db, id, actor.companyId, mayReveal), given: await givenBy(db, id), mayReveal }
  }),

  implement('workerDocuments.check', ({ input: { id, kind, documentId, result, note }, actor }) =>
    db.transaction(async (tx) => {
      const now = clock.now()
      const pair = { seekerId: id, companyId: actor.companyId, now }
      const { uid } = await visibleSeeker(tx, pair)
      await demandReason(tx, pair)
      const { name } = await documentNamed(tx, id, actor.companyId, { kind, documentId })
      await tx.query(
        `insert into document_check (id, company_id, seeker_id, document_kind, document_id, result, note, checked_by, checked_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [uuid(), actor.companyId, id, kind, documentId, result, note, actor.uid, now],
      )
      await audit(tx, {
        at: now,
        actor,
        action: 'document.checked',
        subject: { kind, id: documentId ?? id },
        seekerId: id,
        detail: { result },
      })
      await notify(tx, {
        at: now,
        to: [uid],
        kind: 'document.checked',
        title: `${await companyName(tx, actor.companyId)} checked your ${name}: ${result}`,
        body: note,
        link: seekerLinks.profile,
      })
      return { done: true } as const
    }),
  ),

  implement('workerDocuments.reveal', ({ input: { id, kind, documentId }, actor }) =>
    db.transaction(async (tx) => {
      const now = clock.now()
      const pair = { seekerId: id, companyId: actor.companyId, now }
      const { uid } = await visibleSeeker(tx, pair)
      await demandReason(tx, pair)
      await documentNamed(tx, id, actor.companyId, { kind, documentId })
      const sealed = await sealedNumber(tx, id, kind, documentId)
      const opened =
        sealed.number &&
        (kind === 'licence'
          ? sealing.open(sealed.number, 'licence.number_sealed', documentId ?? '')
          : sealing.open(sealed.number, 'right_to_work.share_code_sealed', id))
      await audit(tx, {
        at: now,
        actor,
        action: 'document.revealed',
        subject: { kind, id: documentId ?? id },
        seekerId: id,
      })
      const what = kind === 'licence' ? 'SIA licence number' : 'share code and date of birth'
      await notify(tx, {
        at: now,
        to: [uid],
        kind: 'document.revealed',
        title: `${await companyName(tx, actor.companyId)} read your ${what}`,
        body: 'You applied to it or have work agreed with it, so it may check this on the official service.',
        link: seekerLinks.profile,
      })
      return {
        number: opened && kind === 'right-to-work' ? formatShareCode(opened) : opened,
        dateOfBirth: sealed.dateOfBirth,
      }
    }),
  ),
]

const companyName = async (db: Db, id: string) =>
  (await db.query<{ companyName: string }>('select company_name from company where id = $1', [id]))[0]?.companyName ??
  'A company'
