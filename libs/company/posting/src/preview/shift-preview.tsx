import type { Site } from '@s4/contract'
import { minimumWageWarning } from '@s4/domain/minimum-wage'
import { formatPence, formatRate } from '@s4/domain/money'
import { lowestRate, payForShift, type PaidTime } from '@s4/domain/paid-time'
import type { PayTerms } from '@s4/domain/pay-terms'
import { ratedStretches } from '@s4/domain/rated-stretches'
import { planShifts, type ScheduledShift } from '@s4/domain/schedule'
import type { Schedule } from '@s4/domain/schedule-input'
import { durationText, shiftText } from '@s4/domain/shift-text'
import { dueTexts } from '../draft/pay-terms-form'
import { parsePayTerms, type PayTermsInput } from '../draft/pay-terms-shape'
import { Badge, Callout, DescriptionList, Inline, List, Stack, Text } from '@s4/ui'

/** A posting as far as it is typed. */
export interface TypedJob {
  schedule: Schedule
  /** Pence per hour; null until typed. */
  payPerHour: number | null
  breaksPaid: boolean
  typedPay: PayTermsInput
  positions: number | null
  /** Names by date, `2026-12-25`. */
  holidays: ReadonlyMap<string, string>
}

interface ReadJob extends Omit<TypedJob, 'typedPay'> {
  /** Null while the typed terms cannot be read. */
  pay: PayTerms | null
}

const read = ({ typedPay, ...job }: TypedJob): ReadJob => ({ ...job, pay: parsePayTerms(typedPay) })

/** So that the sums stay in a window. */
const MAX_SHOWN = 6

/** The shifts of a whole schedule. Loaded after the form, because the calendar rules are large. */
export function ShiftPreview(typed: TypedJob) {
  const props = read(typed)
  const { schedule, breaksPaid, holidays } = props
  const result = planShifts(schedule)
  if (!result.ok) {
    return (
      <Callout tone="warning" title="No shifts yet">
        <List gap="xs">
          {[...new Set(result.problems.map(({ message }) => message))].map((message) => (
            <li key={message}>{message}.</li>
          ))}
        </List>
      </Callout>
    )
  }
  const { shifts, unusedDays } = result
  const priced = priceShifts(shifts, props)
  const last = shifts.at(-1)
  return (
    <Stack gap="md">
      <Totals shifts={shifts} priced={priced} {...props} />
      <LowPay priced={priced} breaksPaid={breaksPaid} />
      {unusedDays.length > 0 && (
        <Callout tone="info">
          {unusedDays.join(', ')} {unusedDays.length === 1 ? 'does' : 'do'} not fall in this window.
        </Callout>
      )}
      <List label="Shifts" gap="xs">
        {shifts.slice(0, MAX_SHOWN).map((shift) => (
          <li key={shift.startsAt}>
            <ShiftLine shift={shift} zone={schedule.zone} holiday={holidays.get(shift.date)} />
          </li>
        ))}
      </List>
      {last && shifts.length > MAX_SHOWN && (
        <Text tone="muted">
          and {shifts.length - MAX_SHOWN} more, the last {shiftText(last, schedule.zone)}
        </Text>
      )}
    </Stack>
  )
}

interface ReviewLineProps extends TypedJob {
  title: string
  site: Pick<Site, 'name' | 'clientName'>
  positions: number
  payPerHour: number
}

/** What is about to be posted, with what it costs and a low pay; nothing where no shift or no pay comes of it. */
export function ReviewLine({ title, site, ...typed }: ReviewLineProps) {
  const props = read(typed)
  const { schedule } = props
  const { positions, payPerHour } = typed
  const result = planShifts(schedule)
  const [first] = result.ok ? result.shifts : []
  const priced = result.ok ? priceShifts(result.shifts, props) : null
  const cost = costOf(priced)
  if (!result.ok || !first || cost === null) return null
  const { length } = result.shifts
  const where = site.clientName ? `${site.name} for ${site.clientName}` : site.name
  return (
    <>
      <Callout title="What you are about to post">
        {`${title.trim()} at ${where}: ${length === 1 ? '1 shift' : `${length} shifts, the first`} ` +
          `${shiftText(first, schedule.zone)}, ${positions === 1 ? '1 person' : `${positions} people`}, ` +
          `${formatRate(payPerHour)}. ${formatPence(cost * positions)} in all` +
          `${props.breaksPaid ? '' : ', minus unpaid breaks'}, without VAT and expenses.`}
      </Callout>
      <LowPay priced={priced} breaksPaid={props.breaksPaid} />
    </>
  )
}

/** Pence for one person. */
const costOf = (priced: readonly PricedShift[] | null): number | null =>
  priced && priced.reduce((sum, { shift, time }) => sum + payForShift(time, shift.minutes), 0)

function ShiftLine({ shift, zone, holiday }: { shift: ScheduledShift; zone: string; holiday: string | undefined }) {
  return (
    <Inline>
      <Text as="span">{shiftText(shift, zone)}</Text>
      {shift.note && <Badge tone="warning">{shift.note}</Badge>}
      {holiday && <Badge tone="info">{holiday}</Badge>}
    </Inline>
  )
}

interface PricedShift {
  shift: ScheduledShift
  time: PaidTime
}

/** The shifts with how their minutes are paid; null until pay and terms can be read. */
function priceShifts(
  shifts: readonly ScheduledShift[],
  { payPerHour, pay, schedule: { zone }, holidays }: ReadJob,
): PricedShift[] | null {
  if (payPerHour === null || pay === null) return null
  const rules = { payPerHour, bands: pay.bands, zone, bankHolidays: holidays }
  return shifts.map((shift) => ({
    shift,
    time: { payPerHour, stretches: ratedStretches(rules, shift), terms: { pay } },
  }))
}

interface TotalsProps extends ReadJob {
  shifts: readonly ScheduledShift[]
  priced: readonly PricedShift[] | null
}

function Totals({ shifts, priced, payPerHour, positions, breaksPaid, pay: terms }: TotalsProps) {
  const minutes = shifts.reduce((sum, shift) => sum + shift.minutes, 0)
  const missing = payPerHour === null ? 'Enter the pay to see it' : 'Finish the pay terms to see it'
  const pay = costOf(priced)
  const people = positions ?? 1
  return (
    <DescriptionList
      items={[
        { term: 'Shifts', detail: String(shifts.length) },
        { term: 'Hours for one person', detail: durationText(minutes) },
        { term: 'Hours in all', detail: durationText(minutes * people) },
        {
          term: 'Total cost',
          detail: pay === null ? missing : `${formatPence(pay * people)}${breaksPaid ? '' : ', minus unpaid breaks'}`,
        },
        ...(terms ? [{ term: 'Invoices are due', detail: dueTexts[terms.paymentDays] }] : []),
      ]}
    />
  )
}

function LowPay({ priced, breaksPaid }: { priced: readonly PricedShift[] | null; breaksPaid: boolean }) {
  const shifts = priced?.map(({ shift: { date, minutes }, time }) => ({
    date,
    minutes,
    pencePerHour: lowestRate(time, minutes),
  }))
  const warning = shifts ? minimumWageWarning({ breaksPaid, shifts }) : null
  return warning ? (
    <Callout tone="warning" live>
      {warning}.
    </Callout>
  ) : null
}
