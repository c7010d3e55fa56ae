import { ApiError } from '@s4/contract/api-error'
import type { ScreeningFile, ScreeningSummary } from '@s4/contract'
import {
  aCompanySession,
  expectKeptWhole,
  expectNoAxeViolations,
  reject,
  renderRoutes,
  reply,
  server,
} from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { hiringRoutes } from '../hiring-routes'
import { ids } from '../testing/people'

const coverage: ScreeningFile['coverage'] = {
  from: '2021-11-21',
  months: 60,
  coveredMonths: 53,
  verifiedMonths: 42,
  percent: 70,
  gaps: [{ from: '2021-11-21', to: '2022-05-31', days: 192, missing: null }],
}
const summary: ScreeningSummary = {
  fullname: "Siân O'Brien",
  coverage,
  consentedAt: '2026-11-16T09:00:00.000Z',
  mayOpen: true,
  decisions: [],
  conditionalUntil: '2027-02-08',
}
const file: ScreeningFile = {
  coverage,
  entries: [
    {
      kind: 'employment',
      id: ids.job,
      activityKind: null,
      title: 'Door supervisor',
      organisation: 'Northgate Security',
      from: '2022-06-01',
      to: null,
      verified: 'part',
      references: [
        {
          id: ids.offer,
          state: 'answered',
          name: "Niamh O'Neill",
          firm: 'Northgate Security',
          relation: 'Manager',
          email: '@gmail.com',
          phone: null,
          personalAddress: true,
          mailFailed: false,
          askedAt: '2026-11-16T09:00:00.000Z',
          expiresAt: '2026-12-07T09:00:00.000Z',
          remindersSent: 0,
          answer: {
            at: '2026-11-17T09:00:00.000Z',
            from: '2023-01-01',
            to: null,
            role: 'Steward',
            corrected: true,
            reasonForLeaving: '',
            reengage: 'no',
            comment: '<b>late</b>',
          },
          outdated: false,
        },
      ],
      evidence: [],
    },
  ],
  explanations: [{ id: ids.shift, from: '2021-11-21', to: '2022-05-31', reason: 'Caring for my father' }],
  addresses: [{ line1: '1 High Street', town: 'London', postcode: 'SW1A 1AA', from: '2019-01-01', to: null }],
  addressGaps: [],
  declaration: {
    version: '2026-11',
    declaredAt: '2026-11-16T09:00:00.000Z',
    judgments: '',
    convictions: 'Fine in 2025',
  },
  decisions: [],
}

const show = (change: Partial<ScreeningSummary> = {}) => {
  server.use(reply('workerScreening.show', { ...summary, ...change }))
  return renderRoutes(hiringRoutes, { at: `/job-assigned/screening?worker=${ids.seeker}`, session: aCompanySession() })
}

it('shows how far the file has come, and its contents only when it is read', async () => {
  const sent: unknown[] = []
  server.use(
    reply('workerScreening.open', ({ input }) => {
      sent.push(input)
      return file
    }),
  )
  const { container } = show()

  const bar = await screen.findByRole('progressbar', { name: 'Confirmed by referees' })
  expect(bar.getAttribute('aria-valuetext')).toBe('42 of 60 months confirmed')
  screen.getByText(/1 explained, 0 not explained/)
  expect(screen.queryByText(/Niamh/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Read the file' }))

  await screen.findByText(
    /Niamh O'Neill, Manager, Northgate Security \(@gmail\.com, personal address\): corrected on Tue 17 Nov 2026: /,
  )
  screen.getByText(/would not work with them again; <b>late<\/b>/)
  screen.getByText('Unspent convictions and conditional cautions: Fine in 2025')
  screen.getByText(/Caring for my father/)
  expect(sent).toEqual([{ id: ids.seeker }])
  await expectNoAxeViolations(container)
})

it('is closed without consent or work', async () => {
  show({ coverage: null, consentedAt: null, mayOpen: false })

  await screen.findByText(/You can read the file once Siân O'Brien has consented/)
  expect(screen.queryByRole('button', { name: 'Read the file' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Record the decision' })).toBeNull()
})

it('says why the file cannot be read now', async () => {
  server.use(reject('workerScreening.open', new ApiError('access.denied', { message: 'Not any more.' })))
  show()

  await userEvent.click(await screen.findByRole('button', { name: 'Read the file' }))

  await screen.findByText('Not any more.')
})

it('records a conditional decision with its last day', async () => {
  const sent: unknown[] = []
  server.use(
    reply('workerScreening.decide', ({ input }) => {
      sent.push(input)
      return summary
    }),
  )
  show()

  await userEvent.click(await screen.findByLabelText('Conditional, until Mon 8 Feb 2027 at the latest'))
  await userEvent.type(await screen.findByLabelText('Until'), '2026-12-20')
  await userEvent.type(screen.getByLabelText('Reason'), 'Waiting for one referee')
  await userEvent.click(screen.getByRole('button', { name: 'Record the decision' }))

  await expect
    .poll(() => sent)
    .toEqual([
      {
        id: ids.seeker,
        result: 'conditional',
        until: '2026-12-20',
        reason: 'Waiting for one referee',
        lastDecisionId: null,
      },
    ])
})

it('keeps a reason that is too long, and says how long it may be', async () => {
  show()

  await userEvent.click(await screen.findByLabelText('Refused'))
  await expectKeptWhole({ field: screen.getByLabelText('Reason'), limit: 300, send: 'Record the decision' })
})

it('forgets the day when another decision is chosen, and wants a reason for a refusal', async () => {
  const sent: unknown[] = []
  server.use(
    reply('workerScreening.decide', ({ input }) => {
      sent.push(input)
      return summary
    }),
  )
  show()

  await userEvent.click(await screen.findByLabelText('Conditional, until Mon 8 Feb 2027 at the latest'))
  await userEvent.type(await screen.findByLabelText('Until'), '2026-12-20')
  await userEvent.click(screen.getByLabelText('Refused'))
  await userEvent.click(screen.getByRole('button', { name: 'Record the decision' }))
  await screen.findAllByText('Say why. The worker reads this.')
  await userEvent.type(screen.getByLabelText('Reason'), 'No answers')
  await userEvent.click(screen.getByRole('button', { name: 'Record the decision' }))

  await expect.poll(() => sent).toMatchObject([{ result: 'refused', until: null, reason: 'No answers' }])
})

it('shows earlier decisions, and no conditional one after the twelve weeks', async () => {
  const decision = {
    id: ids.offer,
    company: 'Harbour Security Ltd',
    result: 'conditional' as const,
    until: '2026-12-20',
    reason: 'Waiting',
    decidedAt: '2026-11-17T09:00:00.000Z',
    decidedBy: 'mo@example.co.uk',
  }
  show({ decisions: [decision], conditionalUntil: null })

  const list = within(await screen.findByRole('list', { name: 'Decisions' }))
  list.getByText(/Until Sun 20 Dec 2026\. .*by mo@example\.co\.uk: Waiting/)
  screen.getByText('The twelve weeks of a conditional decision are over.')
  expect(screen.queryByLabelText(/^Conditional/)).toBeNull()
})
