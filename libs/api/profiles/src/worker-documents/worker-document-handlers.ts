import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { mayReadPapers } from '../seeker-access/reason-to-see'
import { visibleSeeker } from '../seeker-access/visible-seeker'
import { checkableDocuments, givenDetails, shownDocument } from './checkable-documents'
import { formerChecks } from './former-checks'
import { revealDocument } from './reveal-document'

/**
 * What a worker has given, and the numbers a company may read while it has a reason to
 * (docs/product.md#document-checks).
 */
export const workerDocumentHandlers = ({ db, clock, sealer }: Deps) => [
  implement('workerDocuments.list', async ({ input: { id }, actor: { companyId } }) => {
    const pair = { seekerId: id, companyId, now: clock.now() }
    await visibleSeeker(db, pair)
    const mayReveal = await mayReadPapers(db, pair)
    const documents = await checkableDocuments(db, { seekerIds: [id], companyIds: [companyId] })
    return {
      documents: documents.map((document) => shownDocument(document, { mayRead: mayReveal })),
      formerChecks: await formerChecks(db, { seekerId: id, companyId, mayRead: mayReveal }),
      given: await givenDetails(db, id),
      mayReveal,
    }
  }),

  implement('workerDocuments.reveal', ({ input: { id: seekerId, ...input }, transact }) =>
    transact((ctx) => revealDocument(ctx, { seekerId, ...input, sealer })),
  ),
]
