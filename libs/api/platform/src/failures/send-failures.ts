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

const frameworkFailures: Record<string, ApiError> = {
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
  return frameworkFailures[error.code] ?? new ApiError('input.unreadable')
}

function toFailureBody(failure: ApiError, request: FastifyRequest): FailureBody {
  const sentence = failure.message === failure.code ? failureSentence(failure.code) : failure.message
  const nextStep = failure.nextStep ?? findNextStep(failure.code, readerSide(request))
  return {
    type: `urn:s4:problem:${failure.code}`,
    title: sentence,
    status: failureStatus(failure.code),
    code: failure.code,
    detail: failure.code === 'server.failed' ? `${sentence} ${referenceText(request.id)}` : sentence,
    ...(failure.isOnFields && { fields: failure.fields }),
    ...(Object.keys(failure.facts).length > 0 && { facts: failure.facts }),
    ...(nextStep && { nextStep }),
    requestId: request.id,
  }
}

/** What a person can read out, and the logs are searched by (docs/run/traces.md). */
const referenceText = (id: string) => `If it happens again, tell S4 this reference: ${id.slice(-8).toUpperCase()}.`

/** For failures on our side that name no time of their own. */
const RETRY_AFTER_SECONDS = 5

export function sendFailure(failure: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = failureStatus(failure.code)
  const after = failure.retryAfterSeconds ?? (status >= 500 ? RETRY_AFTER_SECONDS : undefined)
  if (after !== undefined) void reply.header('retry-after', String(after))
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify(toFailureBody(failure, request)))
}

/**
 * Sends every failure as problem+json; an error that is not an `ApiError` is logged with its cause and sent as
 * `server.failed`.
 */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toApiError(error)
  if (failure) return sendFailure(failure, request, reply)
  const busy = isDatabaseBusy(error)
  request.log[busy ? 'warn' : 'error']({ err: error }, busy ? 'the database was away or busy' : 'request failed')
  return sendFailure(new ApiError(busy ? 'server.busy' : 'server.failed'), request, reply)
}
