import { CalendarDate, RecurringFields, type Terms } from '@s4/contract'
import { parsePounds, penceForInput } from '@s4/domain/money'
import { isRole, sectorsFor } from '@s4/domain/sia'
import { z } from 'zod'

const shape = RecurringFields.shape

const pounds = z.string().transform((text, context) => {
  const pence = parsePounds(text)
  if (pence.ok) return pence.value
  context.addIssue(`${pence.message}.`)
  return z.NEVER
})
const wholeNumber = (sentence: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)

/** One exception as typed; without a start nobody is needed. */
const TypedException = z
  .object({ date: z.string(), start: z.string(), end: z.string(), positions: z.string() })
  .transform(({ date, start, end, positions }) => ({
    date,
    times: start === '' && end === '' ? [] : [{ start, end }],
    positions: positions.trim() === '' ? null : Number(positions),
  }))
  .pipe(shape.exceptions.element)

/** Converts the typed form to the contract's input: pounds to pence, texts to numbers. */
export const RecurringForm = RecurringFields.extend({
  payPerHour: pounds.pipe(shape.payPerHour),
  positions: wholeNumber('Enter how many people you need.').pipe(shape.positions),
  alertDuration: z.coerce.number<string>().pipe(shape.alertDuration),
  until: z.union([z.literal('').transform(() => null), CalendarDate]),
  weeksAhead: z.coerce.number<string>().pipe(shape.weeksAhead),
  publish: z.enum(['true', 'false']).transform((text) => text === 'true'),
  holidayPayPerHour: z.union([z.literal('').transform(() => null), pounds.pipe(shape.payPerHour)]),
  exceptions: z.array(TypedException).max(200, 'Enter 200 exceptions or fewer.'),
})
export type RecurringInput = z.input<typeof RecurringForm>

export const emptyRecurring = (today: string, siteId: string, payPerHour: number | null): RecurringInput => ({
  title: '',
  role: 'door-supervisor',
  siteId,
  payPerHour: payPerHour === null ? '' : penceForInput(payPerHour),
  positions: '1',
  alertDuration: '60',
  siaSector: 'Door Supervision',
  breaksPaid: false,
  days: [{ day: 'Friday', start: '22:00', end: '06:00' }],
  from: today,
  until: '',
  weeksAhead: '4',
  publish: 'true',
  bankHolidays: 'asUsual',
  holidayPayPerHour: '',
  exceptions: [],
})

export const toTypedRecurring = (fields: RecurringFields): RecurringInput => ({
  ...fields,
  ...(fields.terms && { terms: fields.terms satisfies Terms }),
  payPerHour: penceForInput(fields.payPerHour),
  positions: String(fields.positions),
  alertDuration: String(fields.alertDuration),
  until: fields.until ?? '',
  weeksAhead: String(fields.weeksAhead),
  publish: fields.publish ? 'true' : 'false',
  holidayPayPerHour: fields.holidayPayPerHour === null ? '' : penceForInput(fields.holidayPayPerHour),
  exceptions: fields.exceptions.map(({ date, times, positions }) => ({
    date,
    start: times[0]?.start ?? '',
    end: times[0]?.end ?? '',
    positions: positions === null ? '' : String(positions),
  })),
})

/** The first licence of a role; none where the role needs none. */
export const firstSector = (role: string): RecurringInput['siaSector'] =>
  (isRole(role) ? sectorsFor(role)[0] : undefined) ?? null
