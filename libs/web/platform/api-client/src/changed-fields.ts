import type { ApiError } from '@s4/contract/api-error'

/** A field as it was read, as it is stored and as it was sent. */
export interface FieldVersions {
  field: string
  before: unknown
  now: unknown
  yours: unknown
}

/** The fields that the server names in `record.changed`; a form with the record shows them. */
export const changedFields = ({ code, facts }: ApiError): FieldVersions[] =>
  // Written by the server's own refusal.
  code === 'record.changed' && Array.isArray(facts.changed) ? (facts.changed as FieldVersions[]) : []

/** Who saved last, where the server says it. */
export const savedBy = ({ facts }: ApiError): string | null => (typeof facts.by === 'string' ? facts.by : null)
