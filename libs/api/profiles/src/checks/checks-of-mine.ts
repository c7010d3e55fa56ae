import type { CheckOfMine, DocumentKind } from '@s4/contract'
import type { Db } from '@s4/db'

interface CheckRow extends Omit<CheckOfMine, 'current'> {
  documentKind: DocumentKind
  documentId: string | null
  version: number
}

interface Document {
  kind: DocumentKind
  /** Left out for the one right-to-work record. */
  id?: string
  version: number
}

/** Reads the latest check of each document of a seeker by each company; returns how to find those of one document. */
export async function checksOfMine(db: Db, seekerId: string): Promise<(document: Document) => CheckOfMine[]> {
  const rows = await db.query<CheckRow>(
    `select distinct on (company_id, document_kind, document_id) document_check.id, document_kind, document_id,
       version, company_name as company,
       result, method, checked_at, note, answer, answered_at
     from document_check join company on company.id = document_check.company_id
     where seeker_id = $1 order by company_id, document_kind, document_id, checked_at desc, document_check.id desc`,
    [seekerId],
  )
  return ({ kind, id = null, version }) =>
    rows
      .filter(({ documentKind, documentId }) => documentKind === kind && documentId === id)
      .map(({ documentKind: _, documentId: __, version: checked, ...check }) => ({
        ...check,
        current: checked === version,
      }))
}
