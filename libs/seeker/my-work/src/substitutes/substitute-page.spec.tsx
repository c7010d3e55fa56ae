import type { SubstituteOffer } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { defaultPayTerms } from '@s4/domain/pay-terms'
import { aSeekerSession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { myWorkRoutes } from '../my-work-routes'
import { aCall, anAssignment, ids } from '../testing/work'

const anOffer: SubstituteOffer = {
  worker: 'Sam Okoro',
  companyName: 'Acme Security',
  companyVerified: true,
  title: 'Door supervisor',
  siteName: 'Tobacco Dock',
  address: '50 Porters Walk, E1W 2SF',
  zone: 'Europe/London',
  startsAt: '2027-11-20T22:00:00.000Z',
  endsAt: '2027-11-21T06:00:00.000Z',
  payPerHour: 1450,
  breaksPaid: false,
  stretches: [],
  terms: { company: [], seeker: [], pay: defaultPayTerms, substitution: true },
  siaSector: 'Door Supervision',
  requirements: [],
  otherRequirements: '',
  siteRisks: 'Wet stairs: wear boots.',
  jobRisks: '',
  selfBillingAgreed: false,
  workingTimeWarnings: [],
}
const show = () => renderRoutes(myWorkRoutes, { at: '/User-Substitute/abc', session: aSeekerSession() })

it('shows pay, terms and risks, asks for self-billing and leads to the work', async () => {
  let sent: unknown
  server.use(
    reply('substitutions.show', anOffer),
    reply('assignments.show', anAssignment()),
    reply('alerts.myCall', aCall()),
    reply('substitutions.accept', ({ input }) => {
      sent = input
      return { assignmentId: ids.assignment }
    }),
  )
  const { container } = show()

  await screen.findByText('Wet stairs: wear boots.')
  screen.getByText('£14.50/h · up to £116.00 for the shift, minus unpaid breaks')
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('button', { name: 'Take this shift' }))
  screen.getByText('Tick the box to agree to self-billing with this company.')
  expect(sent).toBeUndefined()
  await userEvent.click(screen.getByLabelText('I agree to self-billing with Acme Security'))
  await userEvent.click(screen.getByRole('button', { name: 'Take this shift' }))

  await screen.findByText('Ask for the duty manager.')
  expect(sent).toEqual({ secret: 'abc', selfBilling: true })
})

it('says why somebody cannot take it, and what puts it right', async () => {
  server.use(
    reply('substitutions.show', { ...anOffer, selfBillingAgreed: true }),
    reject(
      'substitutions.accept',
      new ApiError('substitution.not-possible', { message: 'You have other work agreed at that time.' }),
    ),
  )
  show()

  await userEvent.click(await screen.findByRole('button', { name: 'Take this shift' }))

  await screen.findByText('You have other work agreed at that time.')
})
