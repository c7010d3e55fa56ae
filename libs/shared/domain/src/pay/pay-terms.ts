import { formatPence, formatRate } from './money'
import { rateWith, type Premium } from './premium'

export type PayBand = Premium &
  (
    | { kind: 'saturday' | 'sunday' | 'bankHoliday' }
    /** Clock times at the site; the end may lie on the next day. */
    | { kind: 'night'; from: string; to: string }
    | { kind: 'dates'; dates: readonly string[] }
  )

export const payBandKinds = ['night', 'saturday', 'sunday', 'bankHoliday', 'dates'] as const
export const paymentDays = ['weekly', '7', '14', '30'] as const
export type PaymentDays = (typeof paymentDays)[number]

/** How agreed work is paid besides the base rate (docs/product.md#pay-terms). */
export interface PayTerms {
  /** The highest that applies to a minute counts; they are never added. */
  bands: readonly PayBand[]
  /** Minutes paid at least to whoever booked on; 0 for none. */
  minimumMinutes: number
  expenses: {
    /** 0 where mileage is not paid. */
    pencePerMile: number
    /** The most for each shift, in pence; 0 where it is not paid. */
    mileageUpTo: number
    parkingUpTo: number
    /** Whether parking needs a receipt. */
    receipts: boolean
  }
  /** When an invoice is due. */
  paymentDays: PaymentDays
}

/** The base rate for every minute, no minimum, no expenses, and 30 days to pay. */
export const defaultPayTerms = {
  bands: [],
  minimumMinutes: 0,
  expenses: { pencePerMile: 0, mileageUpTo: 0, parkingUpTo: 0, receipts: true },
  paymentDays: '30',
} satisfies PayTerms

const names: Record<PayBand['kind'], string> = {
  night: 'Night',
  saturday: 'Saturday',
  sunday: 'Sunday',
  bankHoliday: 'Bank holiday',
  dates: 'Named date',
}

/** What a line of pay calls the band: `Night 22:00–06:00`. */
export const bandLabel = (band: PayBand): string =>
  band.kind === 'night' ? `${names.night} ${band.from}–${band.to}` : names[band.kind]

const premiumText = ({ unit, extra }: Premium) => (unit === 'percent' ? `${extra}%` : formatRate(extra))

/** When pay is due, as a sentence. */
export const dueText: Record<PaymentDays, string> = {
  weekly: 'Pay is due on the Friday of the week after the invoice.',
  '7': 'Pay is due within 7 days of the invoice.',
  '14': 'Pay is due within 14 days of the invoice.',
  '30': 'Pay is due within 30 days of the invoice.',
}

/** The terms as sentences for both sides. */
export function payTermsSentences({ bands, minimumMinutes, expenses, paymentDays }: PayTerms, base: number): string[] {
  const { pencePerMile, mileageUpTo, parkingUpTo, receipts } = expenses
  return [
    ...bands.map((band) => {
      const dates = band.kind === 'dates' ? ` (${band.dates.join(', ')})` : ''
      return `${bandLabel(band)}${dates}: ${premiumText(band)} on top, ${formatRate(rateWith(base, band))}.`
    }),
    ...(bands.length > 1 ? ['If more than one rate fits, the highest is paid. They are not added up.'] : []),
    ...(minimumMinutes > 0
      ? [`Whoever books on is paid for ${hoursText(minimumMinutes)} at least, also when sent home before.`]
      : []),
    ...(pencePerMile > 0 && mileageUpTo > 0
      ? [`Mileage: ${formatPence(pencePerMile)} a mile, up to ${formatPence(mileageUpTo)} a shift.`]
      : []),
    ...(parkingUpTo > 0
      ? [`Parking: up to ${formatPence(parkingUpTo)} a shift${receipts ? ', with a receipt' : ''}.`]
      : []),
    dueText[paymentDays],
  ]
}

const hoursText = (minutes: number) => {
  const rest = minutes % 60
  const hours = Math.floor(minutes / 60)
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}
