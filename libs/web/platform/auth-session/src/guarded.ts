import type { MiddlewareFunction } from 'react-router-dom'

/** The loader is there because the router skips middleware on a first load without loaders. */
export const guarded = (guard: MiddlewareFunction) => ({ middleware: [guard], loader: () => null })
