import { CalendarDate, PayTerms } from '@s4/contract'
import { payBandKinds } from '@s4/domain/pay-terms'
import { parsePounds } from '@s4/domain/money'
import { z } from 'zod'

const pounds = z.string().transform((text, context) => {
  if (text.trim() === '') return 0
  const pence = parsePounds(text)
  if (pence.ok) return pence.value
  context.addIssue(`${pence.message}.`)
  return z.NEVER
})

/** One band as typed: what it does not use stays empty. */
const TypedBand = z.object({
  kind: z.enum(payBandKinds),
  from: z.string(),
  to: z.string(),
  /** Dates like 31/12/2026, separated by commas or spaces. */
  dates: z.string(),
  unit: z.enum(['percent', 'pencePerHour']),
  extra: z.string(),
})
type TypedBand = z.infer<typeof TypedBand>

function toBand({ kind, from, to, dates, unit, extra }: TypedBand, context: z.RefinementCtx) {
  const amount = unit === 'percent' ? percent(extra) : penceOf(extra)
  if (amount === null) {
    const message =
      unit === 'percent' ? 'Give a whole percentage, like 20.' : 'Enter an amount in pounds an hour, like 2.50.'
    context.addIssue({ code: 'custom', message, path: ['extra'] })
    return z.NEVER
  }
  const premium = { unit, extra: amount }
  if (kind === 'night') return { kind, from, to, ...premium }
  if (kind === 'dates') {
    const named = dates
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(isoDate)
    if (named.length > 0 && named.every((date) => CalendarDate.safeParse(date).success))
      return { kind, dates: named, ...premium }
    context.addIssue({ code: 'custom', message: 'Give each date like 31/12/2026, with commas.', path: ['dates'] })
    return z.NEVER
  }
  return { kind, ...premium }
}

/** `31/12/2026` as `2026-12-31`; other texts as they are. */
const isoDate = (text: string) => {
  const [, day = '', month = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

const percent = (text: string) => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null)
const penceOf = (text: string) => {
  const pence = parsePounds(text)
  return pence.ok ? pence.value : null
}

const shape = PayTerms.shape
const expenses = shape.expenses.shape

/** Converts the typed pay terms to the contract's: pounds to pence, hours to minutes. */
export const PayTermsForm = z.object({
  bands: z.array(TypedBand.transform(toBand).pipe(shape.bands.element)).max(8, 'Enter eight higher rates or fewer.'),
  minimumMinutes: z
    .string()
    .trim()
    .regex(/^\d{0,2}(\.\d{1,2})?$/, 'Give hours, like 4 or 2.5.')
    .transform((hours) => Math.round(Number(hours || '0') * 60))
    .pipe(shape.minimumMinutes),
  expenses: z.object({
    pencePerMile: pounds.pipe(expenses.pencePerMile),
    mileageUpTo: pounds.pipe(expenses.mileageUpTo),
    parkingUpTo: pounds.pipe(expenses.parkingUpTo),
    receipts: expenses.receipts,
  }),
  paymentDays: shape.paymentDays,
})
export type PayTermsInput = z.input<typeof PayTermsForm>

/** The terms as typed; null while something in them cannot be read. */
export const parsePayTerms = (typed: PayTermsInput): PayTerms | null => PayTermsForm.safeParse(typed).data ?? null
