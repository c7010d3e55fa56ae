/**
 * A failure to fetch the profile or the company is logged in the browser (docs/product.md#sign-in-failures); who or
 * what it was is not.
 */
export function logFailedFetch(what: 'session' | 'profile' | 'company', error: unknown): void {
  // A page that is left takes its questions back; nothing failed.
  if (error instanceof Error && error.name === 'AbortError') return
  // oxlint-disable-next-line no-console
  console.error(`The ${what} could not be fetched.`, error)
}
