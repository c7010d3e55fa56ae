import { Temporal } from 'temporal-polyfill'

const ZONE = 'Europe/London'

/**
 * The instants, in milliseconds, at which whole days in the United Kingdom begin and end; undefined where no day was
 * given.
 */
export const dayBounds = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  ({
    from: from && startOfDay(Temporal.PlainDate.from(from)),
    to: to && startOfDay(Temporal.PlainDate.from(to).add({ days: 1 })),
  }) as { from?: number; to?: number }

const startOfDay = (day: Temporal.PlainDate) => day.toZonedDateTime(ZONE).epochMilliseconds
