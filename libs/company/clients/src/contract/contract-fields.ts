import { CalendarDate, ChargeRate, ContractFields, RequiredPost, weekdays } from '@s4/contract'
import { parsePounds } from '@s4/domain/money'
import { z } from 'zod'

const pounds = z.string().transform((text, context) => {
  const pence = parsePounds(text)
  if (pence.ok) return pence.value
  context.addIssue(`${pence.message}.`)
  return z.NEVER
})
const poundsOrNone = z.string().transform((text, context) => {
  if (text.trim() === '') return null
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

const TypedRate = z
  .object({
    role: z.string(),
    from: z.string(),
    pencePerHour: pounds,
    nightFrom: z.string(),
    nightTo: z.string(),
    night: poundsOrNone,
    saturday: poundsOrNone,
    sunday: poundsOrNone,
    bankHoliday: poundsOrNone,
  })
  .transform(({ nightFrom, nightTo, night, ...rate }) => ({
    ...rate,
    night: night === null ? null : { from: nightFrom, to: nightTo, pencePerHour: night },
  }))
  .pipe(ChargeRate)

const { days, times } = RequiredPost.shape
const TypedPost = RequiredPost.extend({ days: days.unwrap(), times: times.unwrap() })

/** Converts the typed contract to the contract's input: pounds to pence, texts to numbers. */
export const ContractForm = ContractFields.extend({
  endsOn: z.union([z.literal('').transform(() => null), CalendarDate]),
  noticeDays: wholeNumber('Enter whole days of notice.').pipe(ContractFields.shape.noticeDays),
  rates: z.array(TypedRate).max(60, 'Enter 60 rates or fewer.'),
  posts: z
    .array(
      z
        .object({
          name: z.string(),
          siteId: z.string().transform((id) => id || null),
          role: z.string(),
          positions: wholeNumber('Enter how many people.'),
          days: z.array(z.enum(weekdays)),
          times: z
            .object({ start: z.string(), end: z.string() })
            .transform((times) => (times.start === '' && times.end === '' ? null : times)),
        })
        .pipe(TypedPost),
    )
    .max(60, 'Enter 60 posts or fewer.'),
})
export type ContractInput = z.input<typeof ContractForm>
