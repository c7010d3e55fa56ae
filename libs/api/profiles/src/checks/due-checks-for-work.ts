import type { Db } from '@s4/db'
import { type CheckedDocument, type DueCheck, dueChecks } from '@s4/domain/due-checks'
import { localDate } from '@s4/domain/shift-text'
import { checkableDocuments, type DocumentOfSeeker } from '../worker-documents/checkable-documents'
import { checkRulesFor } from './check-rules'

interface Work {
  companyId: string
  seekerId: string
  siaSector: string | null
  zone: string
  /** The end of the last shift in question. */
  endsAt: string
}

/** The documents that a check rule can require, which excludes certificates. */
export const checkedDocuments = (documents: readonly DocumentOfSeeker[]): CheckedDocument[] =>
  documents.flatMap(({ kind, ...document }) => (kind === 'certificate' ? [] : [{ ...document, kind }]))

export async function dueChecksForWork(
  db: Db,
  { companyId, seekerId, siaSector, zone, endsAt }: Work,
): Promise<DueCheck[]> {
  const documents = await checkableDocuments(db, { seekerIds: [seekerId], companyId })
  return dueChecks(checkedDocuments(documents), await checkRulesFor(db, companyId), {
    siaSector,
    lastDay: localDate(endsAt, zone),
  })
}
