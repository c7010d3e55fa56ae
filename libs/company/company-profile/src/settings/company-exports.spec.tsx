import type { CompanyExport } from '@s4/contract'
import { aCompanySession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { companyProfileRoutes } from '../company-profile-routes'

const anExport = (change: Partial<CompanyExport>): CompanyExport => ({
  id: '019a0000-0000-7000-8000-000000000071',
  askedBy: 'Ada Byron',
  askedAt: '2026-11-16T09:00:00.000Z',
  state: 'underWay',
  bytes: null,
  expiresAt: null,
  ...change,
})
const open = () => {
  server.use(reply('erasure.closingFacts', { agreed: 0, unpaid: 0, unpaidPence: 0, otherMembers: 0 }))
  return renderRoutes(companyProfileRoutes, { at: '/settings/closing', session: aCompanySession() })
}

it('asks for the file, and offers no second while one is made', async () => {
  const made: CompanyExport[] = []
  server.use(
    reply('companyExports.list', () => made),
    reply('companyExports.create', () => {
      made.push(anExport({}))
      return anExport({})
    }),
  )
  const { container } = open()

  await userEvent.click(await screen.findByRole('button', { name: 'Make the file' }))

  expect(await screen.findByText('S4 is making it. You can leave this page.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make the file' }).disabled).toBe(true)
  await expectNoAxeViolations(container)
})

it('offers a ready file, and says when one could not be made', async () => {
  server.use(
    reply('companyExports.list', [
      anExport({ state: 'ready', bytes: 3_500_000, expiresAt: '2026-11-19T09:00:00.000Z' }),
      anExport({ id: '019a0000-0000-7000-8000-000000000072', state: 'failed' }),
    ]),
  )
  open()

  expect(await screen.findByText(/^3\.3 MB, until/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Download the file of/ })).toBeTruthy()
  expect(screen.getByText(/could not be made/)).toBeTruthy()
})

it('says why asking was refused', async () => {
  server.use(reply('companyExports.list', []), reject('companyExports.create', 'rate.limited'))
  open()

  await userEvent.click(await screen.findByRole('button', { name: 'Make the file' }))

  expect(await screen.findByText(/^Too many attempts/)).toBeTruthy()
})
