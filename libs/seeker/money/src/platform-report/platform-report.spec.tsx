import type { PlatformReport } from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { moneyRoutes } from '../money-routes'

const details = {
  name: 'Ada Byron',
  address: '1 High Street, London, SW1A 1AA',
  dateOfBirth: '1990-12-10',
  ninoNumber: '********C',
  accountNumber: '****4819',
}
const quarters = ([1, 2, 3, 4] as const).map((quarter) => ({
  quarter,
  payments: quarter === 4 ? 2 : 0,
  pence: quarter === 4 ? 23_200 : 0,
}))
const complete: PlatformReport = {
  details,
  missing: false,
  held: false,
  holdFrom: null,
  years: [{ year: 2026, dueOn: '2027-01-31', quarters }],
}

function open(report: PlatformReport) {
  server.use(reply('platformReport.show', report))
  renderRoutes(moneyRoutes, { at: '/User-InvoiceList/hmrc', session: aSeekerSession() })
}

it('shows the payments of each quarter and the details that are reported', async () => {
  open(complete)

  const table = within(await screen.findByRole('table', { name: 'Payments in 2026 by quarter' }))
  expect(table.getByRole('row', { name: /October to December 2 £232\.00/ })).toBeTruthy()
  expect(table.getByRole('row', { name: /January to March 0 £0\.00/ })).toBeTruthy()
  expect(screen.getByText('Together £232.00, VAT included. S4 charged you no fee and kept no tax.')).toBeTruthy()
  expect(screen.getByText('********C')).toBeTruthy()
  expect(screen.queryByText('Details are missing')).toBeNull()
  await expectNoAxeViolations()
})

it('says what is missing, until when, and where to give it', async () => {
  open({
    ...complete,
    details: { ...details, ninoNumber: null },
    missing: true,
    holdFrom: '2027-01-20T09:00:00.000Z',
  })

  expect(await screen.findByText(/From Wed 20 Jan 2027 you cannot apply or accept offers/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Give your National Insurance number' }).getAttribute('href')).toBe(
    '/edit-nin-number',
  )
  expect(screen.queryByRole('link', { name: 'Give your date of birth' })).toBeNull()
})

it('says that new work is on hold', async () => {
  open({ ...complete, details: { ...details, dateOfBirth: null }, missing: true, held: true })

  expect(await screen.findByText('You cannot take on new work for now')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Give your date of birth' }).getAttribute('href')).toBe(
    '/edit-personal-details',
  )
})

it('says so before the first payment', async () => {
  open({ ...complete, years: [] })

  expect(await screen.findByText(/You have not been paid through S4 yet/)).toBeTruthy()
})
