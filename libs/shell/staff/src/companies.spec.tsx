import type { StaffCompanyDetails } from '@s4/contract'
import { expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { staffRoutes } from './index'

const ID = '019a0000-0000-7000-8000-000000000001'
const DECLARED = '019a0000-0000-7000-8000-000000000002'
const company: StaffCompanyDetails = {
  id: ID,
  companyName: 'Quay Guards Ltd',
  status: 'notVerified',
  waitingSince: '2026-11-20T09:00:00.000Z',
  address: '1 Dock Road',
  companyEmail: 'office@quay.example',
  companyContact: '',
  createdAt: '2026-11-19T09:00:00.000Z',
  vatNumber: '980780684',
  declarations: [
    {
      id: DECLARED,
      kind: 'companiesHouse',
      number: '01234567',
      insurer: '',
      validUntil: null,
      declaredAt: '2026-11-20T09:00:00.000Z',
      status: 'declared',
      method: null,
      reason: '',
      decidedAt: null,
    },
  ],
  decisions: [],
}

const open = (at: string) => renderRoutes((deps) => staffRoutes(deps), { at })

beforeEach(() =>
  server.use(reply('staff.show', { name: 'Ola Fox', email: 'ola@s4.example', expiresAt: '2026-11-21T09:30:00.000Z' })),
)

it('lists who waits, and finds any company by name', async () => {
  server.use(
    reply('staffCompanies.list', ({ input }) =>
      input.name === undefined ? [company] : [{ ...company, companyName: 'Quay West', waitingSince: null }],
    ),
  )
  const { container } = open('/staff/companies')

  expect(await screen.findByText('Not yet verified, waiting since Fri 20 Nov 2026, 09:00')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Part of its name'), 'quay')
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))

  expect(await screen.findByRole('link', { name: 'Quay West' })).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('says when nobody waits', async () => {
  server.use(reply('staffCompanies.list', []))
  open('/staff/companies')

  expect(await screen.findByText('No company waits.')).toBeTruthy()
})

it('records what was found, with a link to the register, and decides about the company', async () => {
  const sent: unknown[] = []
  server.use(
    reply('staffCompanies.show', company),
    reply('staffCompanies.decideDeclaration', ({ input }) => (sent.push(input), company)),
    reply('staffCompanies.decide', ({ input }) => (sent.push(input), company)),
  )
  const { container } = open(`/staff/companies/${ID}`)

  const link = await screen.findByRole('link', { name: /Look up 01234567 at Companies House/ })
  expect(link.getAttribute('href')).toMatch(/\/company\/01234567$/)
  expect(screen.getByText('GB 980 7806 84, declared')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Look up the VAT number at HMRC/ })).toBeTruthy()
  await expectNoAxeViolations(container)
  // Nothing is verified that nobody chose.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What you found' }), 'Verified')
  await userEvent.click(screen.getByRole('button', { name: 'Record' }))
  await waitFor(() =>
    expect(sent).toEqual([{ id: ID, declarationId: DECLARED, status: 'verified', method: 'register', reason: '' }]),
  )

  const form = within(screen.getByRole('form', { name: 'Decide about the company' }))
  await userEvent.click(form.getByRole('radio', { name: 'Verified' }))
  await userEvent.type(form.getByLabelText('Why'), 'The register has it.')
  await userEvent.click(form.getByRole('button', { name: 'Decide' }))
  const { status: before } = company
  await waitFor(() => expect(sent[1]).toEqual({ id: ID, decision: 'verified', reason: 'The register has it.', before }))
})
