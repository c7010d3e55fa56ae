import type { Company, Vetting } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { aCompanySession, aConfig, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { companyProfileRoutes } from '../company-profile-routes'

const acme: Company = {
  _id: '019a0000-0000-7000-8000-000000000002',
  firebaseUID: 'acme',
  companyName: 'Acme Security',
  companyContact: '',
  companyEmail: '',
  address: '',
  bio: '',
  manager: null,
  companyLogo: null,
  point: null,
  vetting: 'notVerified',
  vatRegistrations: [],
  serviceUserNumber: '',
  bacsSortCode: '',
  bacsAccountNumber: '',
}
const nothing: Vetting = { status: 'notVerified', reason: '', decidedAt: null, declarations: [] }
const refused: Vetting = {
  ...nothing,
  declarations: [
    {
      id: '019a0000-0000-7000-8000-000000000003',
      kind: 'companiesHouse',
      number: '01234567',
      insurer: '',
      validUntil: null,
      declaredAt: '2026-11-16T09:00:00.000Z',
      status: 'refused',
      method: 'register',
      reason: 'Dissolved in 2024.',
      decidedAt: '2026-11-17T09:00:00.000Z',
    },
  ],
}
const open = () =>
  renderRoutes(companyProfileRoutes, { at: '/company-profile/verification', session: aCompanySession() })

beforeEach(() =>
  server.use(reply('company.show', acme), reply('config.show', aConfig()), reply('session.show', aCompanySession())),
)

it('says what not yet verified means, and takes a declaration', async () => {
  const sent: unknown[] = []
  server.use(
    reply('vetting.show', nothing),
    reply('vetting.declare', ({ input }) => (sent.push(input), nothing)),
  )
  const { container } = open()

  const beside = within(await screen.findByRole('complementary', { name: 'Where you are' }))
  expect(beside.getByText(/up to 5 shifts offered or agreed at the same time/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add: Employers’ liability insurance' }))
  await userEvent.type(screen.getByLabelText('Number'), 'P-100')
  await userEvent.type(screen.getByLabelText('Insurer'), 'Aviva')
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('button', { name: 'Send to S4' }))

  await waitFor(() =>
    expect(sent).toEqual([
      {
        kind: 'employersLiability',
        number: 'P-100',
        insurer: 'Aviva',
        validUntil: null,
        before: { number: '', insurer: '', validUntil: null },
      },
    ]),
  )
})

it('says what S4 could not confirm and why', async () => {
  server.use(reply('vetting.show', refused))
  const { container } = open()

  expect(await screen.findByText('Not confirmed')).toBeTruthy()
  expect(screen.getByText('Dissolved in 2024.')).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('says when another member declared something else meanwhile', async () => {
  const changed = [{ field: 'number', before: '01234567', now: '07654321', yours: '01111111' }]
  server.use(
    reply('vetting.show', refused),
    reject('vetting.declare', new ApiError('record.changed', { facts: { changed } })),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: /^Change: Companies House/ }))
  const number = screen.getByLabelText('Number')
  await userEvent.clear(number)
  await userEvent.type(number, '01111111')
  await userEvent.click(screen.getByRole('button', { name: 'Send to S4' }))

  expect(await screen.findByText(/was 01234567, now 07654321\. You typed 01111111\./)).toBeTruthy()
  expect(screen.getByDisplayValue('01111111')).toBeTruthy()
})
