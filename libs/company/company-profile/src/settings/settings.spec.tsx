import { ApiError } from '@s4/contract/api-error'
import { aCompanySession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { noticeTopicNames } from '@s4/domain/notice-choice'
import { permissionsOfRole, type NoticeChoices } from '@s4/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRouteError } from 'react-router-dom'
import { expect, it } from 'vitest'
import { companyProfileRoutes } from '../company-profile-routes'

const usual = Object.fromEntries(noticeTopicNames.map((topic) => [topic, 'mail'])) as NoticeChoices

it('lists what a member may set, and nothing else', async () => {
  server.use(reply('company.show', null))
  const { container } = renderRoutes(companyProfileRoutes, {
    at: '/settings',
    session: aCompanySession({
      member: { role: 'finance', name: 'Fin Lee', permissions: permissionsOfRole('finance'), limited: false },
    }),
  })

  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Templates' })).toBeNull()
  await expectNoAxeViolations(container)
})

it('are refused before the company has a profile, as the other pages are', async () => {
  server.use(reply('company.show', null))
  renderRoutes(
    (deps) => [
      {
        children: companyProfileRoutes(deps),
        ErrorBoundary: function Refused() {
          const error = useRouteError()
          return <p>{error instanceof ApiError ? error.code : 'another error'}</p>
        },
      },
    ],
    { at: '/settings', session: aCompanySession({ companyId: null, company: null, member: null, companies: [] }) },
  )

  expect(await screen.findByText('profile.incomplete')).toBeTruthy()
})

it('saves how somebody is told, and offers no way to miss hours', async () => {
  const sent: object[] = []
  server.use(
    reply('noticeChoices.show', usual),
    reply('noticeChoices.save', ({ input }) => (sent.push(input.choices), input.choices)),
  )
  renderRoutes(companyProfileRoutes, { at: '/notification/choices', session: aCompanySession() })

  await userEvent.selectOptions(await screen.findByLabelText('Applicants'), 'Not at all')
  const hours = screen.getByLabelText<HTMLSelectElement>('Hours, expenses and invoices')
  expect([...hours.options].map(({ text }) => text)).not.toContain('Not at all')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('You are told as you chose.')).toBeTruthy()
  expect(sent).toEqual([{ ...usual, applicants: 'off' }])
})

it('says what is left to do before the company is closed, and where', async () => {
  server.use(
    reply('erasure.closingFacts', { agreed: 2, unpaid: 1, unpaidPence: 3120, otherMembers: 0 }),
    reply('companyExports.list', []),
  )
  const { container } = renderRoutes(companyProfileRoutes, { at: '/settings/closing', session: aCompanySession() })

  expect(await screen.findByText(/2 shifts are still to be worked, agreed or invoiced/)).toBeTruthy()
  expect(screen.getByText(/1 invoice is not paid, £31\.20 in all/)).toBeTruthy()
  expect(screen.getByText('You are the last member.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Go to Account' })).toBeNull()
  await expectNoAxeViolations(container)
})
