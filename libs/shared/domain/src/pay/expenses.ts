import { formatPence } from './money'
import type { PayTerms } from './pay-terms'

export const expenseKinds = ['mileage', 'parking'] as const
export type ExpenseKind = (typeof expenseKinds)[number]

type Allowed = PayTerms['expenses']

/** The kinds that the terms pay. */
export const expensesPaid = ({ pencePerMile, mileageUpTo, parkingUpTo }: Allowed): ExpenseKind[] =>
  expenseKinds.filter((kind) => (kind === 'mileage' ? pencePerMile > 0 && mileageUpTo > 0 : parkingUpTo > 0))

/** The whole miles that fit below the cap. */
export const mostMiles = ({ pencePerMile, mileageUpTo }: Allowed): number =>
  pencePerMile === 0 ? 0 : Math.floor(mileageUpTo / pencePerMile)

interface Expense {
  kind: ExpenseKind
  miles: number | null
}

/** `Mileage, 12 miles at £0.45 a mile`; `Parking`. */
export const expenseText = ({ kind, miles }: Expense, { pencePerMile }: Allowed): string =>
  kind === 'parking'
    ? 'Parking'
    : `Mileage, ${miles ?? 0} ${miles === 1 ? 'mile' : 'miles'} at ${formatPence(pencePerMile)} a mile`
