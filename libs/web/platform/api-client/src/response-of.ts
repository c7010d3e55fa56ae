import type { FailureBody } from '@s4/contract/api-error'

/** Whether a body is that of a failed response. */
export const isFailure = (body: unknown): body is FailureBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'status' in body

/** The response that had this body: a failure says under which status it came. */
export const responseOf = (body: unknown): Response =>
  Response.json(body, { status: isFailure(body) ? body.status : 200 })
