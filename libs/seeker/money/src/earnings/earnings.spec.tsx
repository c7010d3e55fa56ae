import type { Earnings } from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { moneyRoutes } from '../money-routes'

const company = { _id: '019a0000-0000-7000-8000-000000000011', companyName: 'Acme Security' }
const none: Earnings = {
  year: { label: '2026/27', from: '2026-04-06', to: '2027-04-05', agreed: 0, invoiced: 0, paid: 0 },
  years: [2026],
  weeks: [],
  expected: [],
  nextPayday: null,
  undated: { agreed: 0, shifts: 0 },
}
const open = (earnings: Earnings, at = '/User-InvoiceList/earnings') => {
  server.use(reply('earnings.show', earnings))
  return renderRoutes(moneyRoutes, { at, session: aSeekerSession() })
}

it('says what is expected when, and what was earned by week', async () => {
  const due = { company, shifts: 1, invoiced: 0, proposed: 0, planned: 0, isOverdue: false }
  const { container } = open({
    ...none,
    year: { ...none.year, agreed: 23_200, invoiced: 11_600, paid: 5_000 },
    years: [2026, 2025],
    weeks: [{ from: '2026-11-16', to: '2026-11-22', agreed: 23_200, invoiced: 11_600, paid: 5_000 }],
    expected: [
      { ...due, dueOn: '2026-11-10', invoiced: 1_000, isOverdue: true },
      { ...due, dueOn: '2026-12-04', invoiced: 6_600, planned: 11_600 },
    ],
    nextPayday: '2026-12-04',
    undated: { agreed: 500, shifts: 2 },
  })

  // The next payday, and its line in the table.
  expect(await screen.findAllByText('Due by Fri 4 Dec 2026')).toHaveLength(2)
  expect(screen.getByText('£182.00')).toBeTruthy()
  expect(screen.queryByText('£0.00')).toBeNull()
  expect(screen.getByText('£10.00 is overdue')).toBeTruthy()
  expect(screen.getByText('Owed to you in all')).toBeTruthy()
  expect(screen.getByText('£76.00')).toBeTruthy()
  expect(screen.getByText(/^This is what to expect, not a promise/)).toBeTruthy()
  const weeks = within(screen.getByRole('table', { name: 'Weeks of 2026/27' }))
  expect(weeks.getByRole('row', { name: /Mon 16 Nov to Sun 22 Nov 2026 £232\.00 £116\.00 £50\.00/ })).toBeTruthy()
  expect(weeks.getByRole('columnheader', { name: 'Recorded as paid' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '2025/26' })).toHaveProperty('search', '?year=2025')
  expect(screen.getByRole('link', { name: /2026\/27 as CSV/ })).toHaveProperty('search', '?year=2026')
  expect(screen.getByText('£5.00 is agreed and waits for an invoice, so it has no day yet.')).toBeTruthy()
  expect(screen.getByText('2 shifts have no agreed hours yet, so no day is known.')).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('says so when there is nothing yet', async () => {
  open(none)

  expect(await screen.findByText(/^Nothing is expected yet/)).toBeTruthy()
  expect(screen.getByText('Nothing was agreed, invoiced or paid in this tax year.')).toBeTruthy()
  expect(screen.queryByText('How this is counted')).toBeNull()
})
