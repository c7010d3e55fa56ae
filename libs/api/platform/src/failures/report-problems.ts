import { Problem, type FieldMessages, type ProblemBody } from '@s4/contract/problem'
import { sentenceOf, statusOf } from '@s4/contract/problem-catalogue'
import { isDatabaseBusy } from '@s4/db'
import { nextStepOf } from '@s4/contract/next-steps'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readerOf } from './reader-side'

export const inputProblem = (error: z.core.$ZodError): Problem => {
  const fields: FieldMessages = {}
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message
  return new Problem('input.invalid', { fields })
}

const ofFramework: Record<string, Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Problem('input.too-large'),
  FST_REQ_FILE_TOO_LARGE: new Problem('file.too-large'),
  FST_FILES_LIMIT: new Problem('input.too-large'),
  FST_FIELDS_LIMIT: new Problem('input.too-large'),
  FST_PARTS_LIMIT: new Problem('input.too-large'),
  FST_ERR_RATE_LIMIT: new Problem('rate.limited'),
  FST_ERR_BAD_URL: new Problem('route.missing'),
  FST_ERR_MAX_PARAM_LENGTH: new Problem('route.missing'),
}

function asProblem(error: FastifyError | Error): Problem | null {
  if (error instanceof Problem) return error
  if (error instanceof z.core.$ZodError) return inputProblem(error)
  if (!('statusCode' in error) || !error.statusCode || error.statusCode >= 500) return null
  return ofFramework[error.code] ?? new Problem('input.unreadable')
}

function bodyOf(problem: Problem, request: FastifyRequest): ProblemBody {
  const sentence = problem.message === problem.code ? sentenceOf(problem.code) : problem.message
  const nextStep = problem.nextStep ?? nextStepOf(problem.code, readerOf(request))
  return {
    type: `urn:s4:problem:${problem.code}`,
    title: sentence,
    status: statusOf(problem.code),
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

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(problem.code)
  const after = problem.retryAfterSeconds ?? (status >= 500 ? RETRY_AFTER : undefined)
  if (after !== undefined) void reply.header('retry-after', String(after))
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify(bodyOf(problem, request)))
}

/** Every failure leaves as problem+json; what is not a `Problem` is logged with its cause and answered as `server.failed`. */
export function reportProblem(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error)
  if (problem) return sendProblem(problem, request, reply)
  const busy = isDatabaseBusy(error)
  request.log[busy ? 'warn' : 'error']({ err: error }, busy ? 'the database was away or busy' : 'request failed')
  return sendProblem(new Problem(busy ? 'server.busy' : 'server.failed'), request, reply)
}
