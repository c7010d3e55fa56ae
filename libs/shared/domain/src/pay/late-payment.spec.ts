import { describe, expect, it } from 'vitest'
import { isOverdue, knownBaseRates, lateClaim as lateClaimAt } from './late-payment'

const lateClaim = (late: Parameters<typeof lateClaimAt>[0], today: string) => lateClaimAt(late, today, knownBaseRates)
const debt = { dueOn: '2026-01-31', total: 36_500, credited: 0, toPay: 36_500, payments: [] }

it('an invoice is overdue from the day after it was due until nothing is left to pay', () => {
  expect(isOverdue(debt, '2026-01-31')).toBe(false)
  expect(isOverdue(debt, '2026-02-01')).toBe(true)
  expect(isOverdue({ ...debt, toPay: 0 }, '2026-02-01')).toBe(false)
  expect(lateClaim(debt, '2026-01-31')).toBeNull()
})

describe('the interest', () => {
  it('is simple, a day, on what is still unpaid', () => {
    // £365 at 11.75% is 11.75p a day.
    expect(lateClaim(debt, '2026-03-02')).toEqual({ days: 30, rate: 1175, interest: 353, compensation: 4000 })
    expect(lateClaim({ ...debt, toPay: 18_250 }, '2026-03-02')).toMatchObject({ interest: 176 })
  })

  it.each([
    ['the end of December for debts late from January', '2024-12-31', 1275],
    ['the end of December for debts late from June', '2025-06-29', 1275],
    ['the end of June for debts late from July', '2025-06-30', 1225],
    ['the end of June for debts late from December', '2025-12-30', 1225],
    ['the end of December again', '2025-12-31', 1175],
  ])('uses the base rate of %s', (_name, dueOn, rate) => {
    expect(lateClaim({ ...debt, dueOn }, '2026-06-01')?.rate).toBe(rate)
  })

  it('is not known where the base rate is not', () => {
    expect(lateClaim({ ...debt, dueOn: '2026-07-31' }, '2026-08-30')).toEqual({
      days: 30,
      rate: null,
      interest: null,
      compensation: 4000,
    })
    const rates = { ...knownBaseRates, '2026-06-30': 350 }
    expect(lateClaimAt({ ...debt, dueOn: '2026-07-31' }, '2026-08-30', rates)?.rate).toBe(1150)
  })
})

it.each([
  [99_999, 4000],
  [100_000, 7000],
  [999_999, 7000],
  [1_000_000, 10_000],
])('the fixed sum for a debt of %i pence is %i', (total, compensation) => {
  expect(lateClaim({ ...debt, total, toPay: total }, '2026-02-01')?.compensation).toBe(compensation)
})

it('the fixed sum goes by what was owed on the day it was due', () => {
  const payment = { direction: 'payment', amount: 50_000, reversedAt: null } as const
  const late = { ...debt, total: 120_000, toPay: 70_000 }

  expect(lateClaim({ ...late, payments: [{ ...payment, paidOn: '2026-01-31' }] }, '2026-02-05')?.compensation).toBe(
    4000,
  )
  expect(lateClaim({ ...late, payments: [{ ...payment, paidOn: '2026-02-01' }] }, '2026-02-05')?.compensation).toBe(
    7000,
  )
})
