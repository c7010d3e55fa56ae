import { ApiError } from '@s4/contract/api-error'

/**
 * For React's root: an error that a screen shows in place of a part. What the server refused, or does not have, is said
 * there and is no fault of the page; anything else is told as an error of the page.
 */
export const onCaughtError = (error: unknown): void => {
  if (!(error instanceof ApiError)) reportError(error)
}
