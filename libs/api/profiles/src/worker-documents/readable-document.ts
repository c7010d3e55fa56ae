import type { DocumentKind } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { mayReadPapers } from '../seeker-access/reason-to-see'
import { visibleSeeker } from '../seeker-access/visible-seeker'
import { isRefused } from '@s4/domain/due-checks'
import { checkableDocuments, type DocumentOfSeeker } from './checkable-documents'

export interface NamedDocument {
  seekerId: string
  kind: DocumentKind
  documentId: string | null
}

interface VisibleDocument {
  document: DocumentOfSeeker
  /** The company has an open application or work with the worker. */
  mayRead: boolean
  /** Of the worker. */
  uid: string
  fullname: string
}

/** A worker's document this company may look at now. Throws `record.missing`, and `access.denied` without a reason. */
export async function readableDocument(
  ctx: CommandContext<CompanyActor>,
  named: NamedDocument,
): Promise<VisibleDocument> {
  const visible = await visibleDocument(ctx, named)
  if (!visible.mayRead) throw denied()
  return visible
}

/**
 * A worker's document this company may check now: one it may read, or one it refused and has not looked at since.
 * Throws `record.missing`, and `access.denied` for any other.
 */
export async function checkableDocument(
  ctx: CommandContext<CompanyActor>,
  named: NamedDocument,
): Promise<VisibleDocument> {
  const visible = await visibleDocument(ctx, named)
  if (!visible.mayRead && !isRefused(visible.document)) throw denied()
  return visible
}

async function visibleDocument(
  { tx, actor: { companyId }, now }: CommandContext<CompanyActor>,
  { seekerId, kind, documentId }: NamedDocument,
): Promise<VisibleDocument> {
  const pair = { seekerId, companyId, now }
  const { uid, fullname } = await visibleSeeker(tx, pair)
  const mayRead = await mayReadPapers(tx, pair)
  const documents = await checkableDocuments(tx, { seekerIds: [seekerId], companyIds: [companyId] })
  const document = documents.find((one) => one.kind === kind && one.id === documentId)
  if (!document) throw mayRead ? new ApiError('record.missing') : denied()
  return { document, mayRead, uid, fullname }
}

const denied = () =>
  new ApiError('access.denied', {
    message:
      'You can do this while this person has an open application with you, or work agreed that is not invoiced yet.',
  })
