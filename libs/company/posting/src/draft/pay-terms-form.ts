import type { PayTerms } from '@s4/contract'
import { penceForInput } from '@s4/domain/money'
import { defaultPayTerms, type PayBand, type PaymentDays } from '@s4/domain/pay-terms'
import type { PayTermsInput } from './pay-terms-shape'

const amountText = (pence: number) => (pence === 0 ? '' : penceForInput(pence))

const NIGHT = { from: '22:00', to: '06:00' }

const toTypedBand = (band: PayBand): PayTermsInput['bands'][number] => ({
  kind: band.kind,
  ...(band.kind === 'night' ? { from: band.from, to: band.to } : NIGHT),
  dates: band.kind === 'dates' ? band.dates.map((date) => date.split('-').toReversed().join('/')).join(', ') : '',
  unit: band.unit,
  extra: band.unit === 'percent' ? String(band.extra) : penceForInput(band.extra),
})

export const newBand: PayTermsInput['bands'][number] = {
  kind: 'night',
  ...NIGHT,
  dates: '',
  unit: 'percent',
  extra: '',
}

export const toTypedPayTerms = (pay: PayTerms = defaultPayTerms): PayTermsInput => ({
  bands: pay.bands.map(toTypedBand),
  minimumMinutes: pay.minimumMinutes === 0 ? '' : String(Math.round((pay.minimumMinutes / 60) * 100) / 100),
  expenses: {
    pencePerMile: amountText(pay.expenses.pencePerMile),
    mileageUpTo: amountText(pay.expenses.mileageUpTo),
    parkingUpTo: amountText(pay.expenses.parkingUpTo),
    receipts: pay.expenses.receipts,
  },
  paymentDays: pay.paymentDays,
})

/** When invoices are due, in words. */
export const dueTexts: Record<PaymentDays, string> = {
  weekly: 'Every week, on the Friday of the next week',
  '7': '7 days after the invoice',
  '14': '14 days after the invoice',
  '30': '30 days after the invoice',
}
