import { dayNumber } from '../time/calendar-date'
import { divideHalfUp } from './money'

interface Debt {
  /** A day, `2026-11-21`; interest runs from the day after. */
  dueOn: string
  total: number
  credited: number
  /** Still unpaid, VAT included. */
  toPay: number
  payments: readonly { direction: 'payment' | 'refund'; paidOn: string; amount: number; reversedAt: string | null }[]
}

export interface LateClaim {
  /** Since the day it was due. */
  days: number
  /** A year, in hundredths of a per cent; null when the Bank of England's rate of that day is not known here. */
  rate: number | null
  /** On what is still unpaid, in pence. */
  interest: number | null
  /** The fixed sum for the costs of recovering the debt, in pence. */
  compensation: number
}

/** Interest above the base rate, in hundredths of a per cent (docs/uk-rules.md#late-payment). */
const STATUTORY_RATE = 800

/**
 * The Bank of England's base rate, in hundredths of a per cent, on the days that fix it for the half year after them:
 * 30 June and 31 December.
 */
export type BaseRates = Readonly<Record<string, number>>

/** Those that are known here; later ones are settings of the server (docs/uk-rules.md#late-payment). */
export const knownBaseRates: BaseRates = {
  '2023-12-31': 525,
  '2024-06-30': 525,
  '2024-12-31': 475,
  '2025-06-30': 425,
  '2025-12-31': 375,
}

export const isOverdue = ({ dueOn, toPay }: Pick<Debt, 'dueOn' | 'toPay'>, today: string): boolean =>
  toPay > 0 && today > dueOn

/** What the worker may claim for an overdue invoice; null for one that is not overdue. S4 never adds it by itself. */
export function lateClaim(debt: Debt, today: string, baseRates: BaseRates): LateClaim | null {
  const [due, now] = [dayNumber(debt.dueOn), dayNumber(today)]
  if (!isOverdue(debt, today) || due === null || now === null) return null
  const days = now - due
  const base = baseRates[referenceDay(debt.dueOn)]
  const rate = base === undefined ? null : base + STATUTORY_RATE
  return {
    days,
    rate,
    interest: rate === null ? null : divideHalfUp(debt.toPay * rate * days, 10_000 * 365),
    compensation: fixedSum(owedOnDueDay(debt)),
  }
}

/** The last day of June or December before interest begins to run, the day after the invoice was due. */
export function referenceDay(dueOn: string): string {
  const [year, day] = [Number(dueOn.slice(0, 4)), dueOn.slice(5)]
  if (day === '12-31') return dueOn
  return day >= '06-30' ? `${year}-06-30` : `${year - 1}-12-31`
}

const owedOnDueDay = ({ dueOn, total, credited, payments }: Debt): number =>
  payments
    .filter(({ direction, paidOn, reversedAt }) => direction === 'payment' && reversedAt === null && paidOn <= dueOn)
    .reduce((left, { amount }) => left - amount, total - credited)

function fixedSum(debt: number): number {
  if (debt < 100_000) return 4000
  return debt < 1_000_000 ? 7000 : 10_000
}
