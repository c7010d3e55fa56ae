import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { PageSpeed } from './page-reports'
import { CalendarDate, Id, Instant, Nothing } from '../endpoint/shapes'

/** How the server's own work goes. */
export const StaffHealth = z.object({
  sweeps: z.array(
    z.object({
      /** As the code names it. */
      work: z.string(),
      /** To the minute; null when it has not run yet. */
      ranAt: Instant.nullable(),
      failedAt: Instant.nullable(),
    }),
  ),
  /** Waiting, since when the oldest waits, and given up within a day. */
  mail: z.object({ waiting: z.number().int(), oldestAt: Instant.nullable(), givenUp: z.number().int() }),
  openAlerts: z.number().int(),
  /** Of the last seven days, those with errors first, then the slowest. */
  pages: z.array(PageSpeed),
  /** The day, 30 June or 31 December, whose base rate fixes the interest of today and is not known; null when it is. */
  missingBaseRate: CalendarDate.nullable(),
  /**
   * The last nightly comparison of the ledger with the invoices, and how many kept sums were made anew; null before the
   * first.
   */
  ledger: z
    .object({ ranAt: Instant, checked: z.number().int(), differences: z.array(Id), mended: z.number().int() })
    .nullable(),
  /** The last nightly comparison of the kept files with their rows; null before the first. */
  files: z
    .object({
      ranAt: Instant,
      kept: z.number().int(),
      removed: z.number().int(),
      /** Without a row and not removed, because most had none. */
      leftAlone: z.number().int(),
      missing: z.array(Id),
    })
    .nullable(),
})
export type StaffHealth = z.infer<typeof StaffHealth>

export const staffHealth = endpoints({
  'staffHealth.show': {
    summary: 'When each kind of due work last ran, what waits to be mailed, open alerts, the ledger and the files.',
    requires: 'staff.health',
    input: Nothing,
    output: StaffHealth,
  },
})
