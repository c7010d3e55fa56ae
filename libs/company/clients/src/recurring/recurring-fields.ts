import { CalendarDate, RecurringFields } from '@s4/contract'
import { parsePounds } from '@s4/domain/money'
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

/** The last day of recurring work that is ended. */
export const End = z.object({ until: CalendarDate })
