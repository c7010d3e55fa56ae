import { browserFailures } from './browser-failures'
import type { FailureCode } from './failure-catalogue'

export type { FailureCode }

/** One message for each field, by its path in the input (`schedule.days.0.start`). */
export type FieldMessages = Record<string, string>

/** A link to where the person can go after a failure. */
export interface NextStep {
  label: string
  path: string
}

interface ApiErrorDetails {
  /** A more exact sentence for the person than the catalogue's. */
  message?: string
  /** HTTP status of the response. */
  status?: number
  fields?: FieldMessages
  /** Facts a screen needs to offer the remedy, such as what is missing from a profile. */
  facts?: Record<string, unknown>
  retryAfterSeconds?: number
  /** Added by the server. */
  nextStep?: NextStep
}

/** No response, or a gateway or a server that is away for a moment. */
const PASSING = [0, 502, 503, 504]
const AGAIN_AFTER_SECONDS = 10

const isBrowserFailure = (code: FailureCode): code is keyof typeof browserFailures =>
  Object.hasOwn(browserFailures, code)

/**
 * The one error class: thrown by the server's rules, carried as problem+json, thrown again by the client.
 * Without a message of its own, its message is the code; the server's response has the catalogue's sentence instead.
 */
export class ApiError extends Error {
  readonly code: FailureCode
  /** HTTP status of the response, 0 without one. The server uses `statusOf` instead. */
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

  /** Milliseconds until the same request may be answered, at least what the server asks for; null when never. */
  get againAfterMs(): number | null {
    if (!PASSING.includes(this.status)) return null
    return 1000 * Math.max(AGAIN_AFTER_SECONDS, this.retryAfterSeconds ?? 0)
  }

  /** Whether the field messages explain the failure, so that the screen needs no other message. */
  get isOnFields(): boolean {
    return Object.keys(this.fields).length > 0
  }
}

/** The body of a failed response (RFC 9457). */
export interface FailureBody {
  type: string
  title: string
  status: number
  code: FailureCode
  detail: string
  fields?: FieldMessages
  facts?: Record<string, unknown>
  /** A path of the person's own app, or of the public pages. */
  nextStep?: NextStep
  /** Finds the request in our logs. */
  requestId?: string
}
