import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { checkDocument, revealDocument } from './document-commands'
import { mayReadPapers } from '../seeker-access/reason-to-see'
import { visibleSeeker } from '../seeker-access/visible-seeker'
import { documentsOf, givenBy } from './worker-documents'

/** A company's own checks of documents, and the numbers it may read while it has a reason to (docs/product.md#document-checks). */
export const workerDocumentHandlers = ({ db, clock, sealing }: Deps) => [
  implement('workerDocuments.list', async ({ input: { id }, actor: { companyId } }) => {
    const pair = { seekerId: id, companyId, now: clock.now() }
    await visibleSeeker(db, pair)
    const mayReveal = await mayReadPapers(db, pair)
    return { documents: await documentsOf(db, pair, { filesToo: mayReveal }), given: await givenBy(db, id), mayReveal }
  }),

  implement('workerDocuments.check', async ({ input, transact }) => {
    await transact((ctx) => checkDocument(ctx, input))
    return { done: true } as const
  }),

  implement('workerDocuments.reveal', ({ input, transact }) =>
    transact((ctx) => revealDocument(ctx, { ...input, sealing })),
  ),
]
