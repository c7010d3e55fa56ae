import { Temporal } from 'temporal-polyfill'

const ZONE = 'Europe/London'

/** The instants, in milliseconds, at which whole days in the United Kingdom begin and end; undefined where no day was given. */
export const dayBounds = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  ({
    from: from && startOf(Temporal.PlainDate.from(from)),
    to: to && startOf(Temporal.PlainDate.from(to).add({ days: 1 })),
  }) as { from?: number; to?: number }

const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(ZONE).epochMilliseconds
