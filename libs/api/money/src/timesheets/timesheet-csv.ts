import { penceForInput } from '@s4/domain/money'
import type { PayLine } from '@s4/domain/paid-time'
import { localDate, timeText } from '@s4/domain/shift-text'
import { toCsv } from '@s4/api-platform/http'
import type { TimesheetWork } from './timesheet'

const HEAD = [
  'Payroll number',
  'Name',
  'Date',
  'Site',
  'Start',
  'End',
  'Break minutes',
  'Band',
  'Minutes',
  'Hours',
  'Hourly rate',
  'Pay',
  'Expenses',
]

const KINDS = { work: 'Basic', minimumCallOut: 'Minimum call-out', extraTime: 'Beside the shift' } as const

const bandText = ({ kind, label }: PayLine) => (kind === 'work' ? (label ?? KINDS.work) : KINDS[kind])
const hoursText = (minutes: number) => (minutes / 60).toFixed(2)

/**
 * A line for each rate of each shift; expenses stand on the first of a shift. Start and end are by the clock at the
 * site, minutes are elapsed time, so that a night with a clock change is right. Amounts in pounds.
 */
export const timesheetCsv = (work: readonly TimesheetWork[]): string =>
  toCsv([
    HEAD,
    ...work.flatMap((one) => {
      // Somebody with expenses and no agreed minute has a line all the same.
      const lines: (PayLine | null)[] = one.lines.length > 0 ? one.lines : [null]
      return lines.map((line, at) => [
        ...shiftCells(one),
        ...lineCells(line),
        penceForInput(at === 0 ? one.expenses : 0),
      ])
    }),
  ])

const shiftCells = (work: TimesheetWork): string[] => [
  work.payrollNumber,
  work.name,
  localDate(work.startsAt, work.zone),
  work.siteName,
  work.bookedOnAt ? timeText(work.bookedOnAt, work.zone) : '',
  work.bookedOffAt ? timeText(work.bookedOffAt, work.zone) : '',
  String(work.breakMinutes),
]

const lineCells = (line: PayLine | null): string[] =>
  line
    ? [
        bandText(line),
        String(line.minutes),
        hoursText(line.minutes),
        penceForInput(line.pencePerHour),
        penceForInput(line.pence),
      ]
    : [KINDS.work, '0', '0.00', '', '0.00']
