import type { MiddlewareFunction } from 'react-router-dom'

/** A route whose middleware always runs: the router skips it on a first load that finds no loader on the way. */
export const guarded = (guard: MiddlewareFunction) => ({ middleware: [guard], loader: () => null })
