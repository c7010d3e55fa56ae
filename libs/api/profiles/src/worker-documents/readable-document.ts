import type { DocumentKind } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { mayReadPapers } from '../seeker-access/reason-to-see'
import { visibleSeeker } from '../seeker-access/visible-seeker'
import { checkableDocuments, type DocumentOfSeeker } from './checkable-documents'

export interface NamedDocument {
  seekerId: string
  kind: DocumentKind
  documentId: string | null
}

interface ReadableDocument {
  document: DocumentOfSeeker
  /** Of the worker. */
  uid: string
  fullname: string
}

/**
 * A worker's document this company may look at now. Throws `record.missing`, and `access.denied` without an open
 * application or work between the two.
 */
export async function readableDocument(
  { tx, actor: { companyId }, now }: CommandContext<CompanyActor>,
  { seekerId, kind, documentId }: NamedDocument,
): Promise<ReadableDocument> {
  const pair = { seekerId, companyId, now }
  const { uid, fullname } = await visibleSeeker(tx, pair)
  if (!(await mayReadPapers(tx, pair)))
    throw new ApiError('access.denied', {
      message:
        'You can do this while this person has an open application with you, or work agreed that is not invoiced yet.',
    })
  const documents = await checkableDocuments(tx, { seekerIds: [seekerId], companyId })
  const document = documents.find((one) => one.kind === kind && one.id === documentId)
  if (!document) throw new ApiError('record.missing')
  return { document, uid, fullname }
}
