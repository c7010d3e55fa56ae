import { implement } from '@s4/api-platform/http'
import { rejectMany, shortlistMany } from './change-many-applications'

/** Decisions about several applicants at once (docs/product.md#several-at-once). */
export const manyApplicationHandlers = () => [
  implement('manyApplications.shortlist', ({ input, transact }) => transact((ctx) => shortlistMany(ctx, input))),

  implement('manyApplications.reject', ({ input, transact }) => transact((ctx) => rejectMany(ctx, input))),
]
