import { browserFailures } from './browser-failures'
import type { FailureCode } from './failure-catalogue'

export type { FailureCode }

/** One line a field, keyed by its path in the input (`schedule.days.0.start`). */
export type FieldMessages = Record<string, string>

/** Where whoever was refused goes on, as a link's words and address. */
export interface NextStep {
  label: string
  path: string
}

interface ApiErrorDetails {
  /** What to tell the person, when the catalogue's sentence can be bettered. */
  message?: string
  /** HTTP status of the answer it came with. */
  status?: number
  fields?: FieldMessages
  /** Facts a screen needs to offer the remedy, such as what is missing from a profile. */
  facts?: Record<string, unknown>
  retryAfterSeconds?: number
  /** Where to go on; the server gives it along. */
  nextStep?: NextStep
}

const isBrowserFailure = (code: FailureCode): code is keyof typeof browserFailures =>
  Object.hasOwn(browserFailures, code)

/**
 * The one error class: thrown by the server's rules, carried as problem+json, thrown again by the client.
 * Without a message of its own it bears its code; the server puts the catalogue's sentence in its place when it answers.
 */
export class ApiError extends Error {
  readonly code: FailureCode
  /** Of the answer it came with, 0 where none came. The server goes by `statusOf`. */
  readonly status: number
  readonly fields: FieldMessages
  readonly facts: Record<string, unknown>
  readonly retryAfterSeconds: number | undefined
  readonly nextStep: NextStep | undefined

  constructor(
    code: FailureCode,
    { message, status, fields = {}, facts = {}, retryAfterSeconds, nextStep }: ApiErrorDetails = {},
  ) {
    const [ownStatus, ownSentence] = isBrowserFailure(code) ? browserFailures[code] : [400, undefined]
    super(message ?? ownSentence ?? code)
    this.name = 'ApiError'
    this.code = code
    this.status = status ?? ownStatus
    this.fields = fields
    this.facts = facts
    this.retryAfterSeconds = retryAfterSeconds
    this.nextStep = nextStep
  }

  /** Whether the fields say why, so that nothing else on the screen has to. */
  get isOnFields(): boolean {
    return Object.keys(this.fields).length > 0
  }
}

/** RFC 9457 body of a failed answer. */
export interface FailureBody {
  type: string
  title: string
  status: number
  code: FailureCode
  detail: string
  fields?: FieldMessages
  facts?: Record<string, unknown>
  /** Where whoever was refused goes on: an address of their own app, or of the apex. */
  nextStep?: NextStep
  /** Names the request in our logs. */
  requestId?: string
}
