import type { Trail } from '@s4/contract'

type Fix = Trail['fixes'][number]

/** Without a position all are null. */
export type FixRow = { [Key in keyof Fix]: Fix[Key] | null }

/** A phone that had a signal sends a position within this time, whatever its clock says. */
const LATER = `interval '2 minutes'`

/** SQL: the columns of a position; one of a clock that is a little fast is of when it arrived. */
export const FIX = `lat, lng, accuracy, inside, least(device_at, server_at) as at,
  server_at - device_at > ${LATER} as later`

export const toFix = ({ lat, lng, accuracy, inside, at, later }: FixRow): Fix | null =>
  lat === null || lng === null || accuracy === null || inside === null || at === null
    ? null
    : { lat, lng, accuracy: Math.round(accuracy), inside, at, later: later ?? false }
