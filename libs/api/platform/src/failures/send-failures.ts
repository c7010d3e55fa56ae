import { ApiError, type FieldMessages, type FailureBody } from '@s4/contract/api-error'
import { failureSentence, failureStatus } from '@s4/contract/failure-catalogue'
import { isDatabaseBusy } from '@s4/db'
import { findNextStep } from '@s4/contract/next-steps'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readerSide } from './reader-side'

export const inputError = (error: z.core.$ZodError): ApiError => {
  const fields: FieldMessages = {}
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message
  return new ApiError('input.invalid', { fields })
}

const ofFramework: Record<string, ApiError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiError('input.too-large'),
  FST_REQ_FILE_TOO_LARGE: new ApiError('file.too-large'),
  FST_FILES_LIMIT: new ApiError('input.too-large'),
  FST_FIELDS_LIMIT: new ApiError('input.too-large'),
  FST_PARTS_LIMIT: new ApiError('input.too-large'),
  FST_ERR_RATE_LIMIT: new ApiError('rate.limited'),
  FST_ERR_BAD_URL: new ApiError('route.missing'),
  FST_ERR_MAX_PARAM_LENGTH: new ApiError('route.missing'),
}

function toApiError(error: FastifyError | Error): ApiError | null {
  if (error instanceof ApiError) return error
  if (error instanceof z.core.$ZodError) return inputError(error)
  if (!('statusCode' in error) || !error.statusCode || error.statusCode >= 500) return null
  return ofFramework[error.code] ?? new ApiError('input.unreadable')
}

function toFailureBody(problem: ApiError, request: FastifyRequest): FailureBody {
  const sentence = problem.message === problem.code ? failureSentence(problem.code) : problem.message
  const nextStep = problem.nextStep ?? findNextStep(problem.code, readerSide(request))
  return {
    type: `urn:s4:problem:${problem.code}`,
    title: sentence,
    status: failureStatus(problem.code),
    code: problem.code,
    detail: sentence,
    ...(problem.isOnFields && { fields: problem.fields }),
    ...(Object.keys(problem.facts).length > 0 && { facts: problem.facts }),
    ...(nextStep && { nextStep }),
    requestId: request.id,
  }
}

/** Seconds, where nobody knows better: what failed on our side is worth another try, and not at once. */
const RETRY_AFTER = 5

export function sendFailure(problem: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = failureStatus(problem.code)
  const after = problem.retryAfterSeconds ?? (status >= 500 ? RETRY_AFTER : undefined)
  if (after !== undefined) void reply.header('retry-after', String(after))
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify(toFailureBody(problem, request)))
}

/** Every failure leaves as problem+json; what is not an `ApiError` is logged with its cause and answered as `server.failed`. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toApiError(error)
  if (problem) return sendFailure(problem, request, reply)
  const busy = isDatabaseBusy(error)
  request.log[busy ? 'warn' : 'error']({ err: error }, busy ? 'the database was away or busy' : 'request failed')
  return sendFailure(new ApiError(busy ? 'server.busy' : 'server.failed'), request, reply)
}
