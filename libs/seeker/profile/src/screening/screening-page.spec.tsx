import { ApiError } from '@s4/contract/api-error'
import type { ScreeningFile } from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Outlet } from 'react-router-dom'
import { profileRoutes } from '../profile-routes'
import { anEntry, aReference, aScreeningFile } from '../testing/a-screening-file'

const open = (file: Partial<ScreeningFile> = {}, at = '/edit-screening') => {
  server.use(reply('screening.show', aScreeningFile(file)))
  return renderRoutes(
    (deps) => [
      {
        element: (
          <main>
            <h1>Profile</h1>
            <Outlet />
          </main>
        ),
        children: profileRoutes(deps),
      },
    ],
    { at, session: aSeekerSession() },
  )
}
const job = async () => within(await screen.findByRole('article', { name: 'Door supervisor, Northgate Security' }))

it('shows the months confirmed, entries and gaps in time order', async () => {
  const { container } = open()

  const bar = await screen.findByRole('progressbar', { name: 'Confirmed by referees' })
  expect(bar.getAttribute('aria-valuetext')).toBe('42 of 60 months confirmed')
  const [first, second] = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem')
  within(first as HTMLElement).getByText('Not confirmed')
  within(second as HTMLElement).getByText('Gap: Sun 21 Nov 2021 to Tue 31 May 2022')
  const pdf = screen.getByRole('link', { name: 'Open the file as PDF' })
  expect(pdf.getAttribute('href')).toBe('/api/screening.pdf')
  await expectNoAxeViolations(container)
})

it('explains a gap where it is shown', async () => {
  const sent: unknown[] = []
  server.use(
    reply('gapNote.create', ({ input }) => {
      sent.push(input)
      return { ...input, id: anEntry().id }
    }),
  )
  open()

  await userEvent.click(await screen.findByRole('link', { name: 'Explain Sun 21 Nov 2021 to Tue 31 May 2022' }))
  await userEvent.type(await screen.findByLabelText('What you were doing'), 'Travelling.')
  await userEvent.click(screen.getByRole('button', { name: 'Save explanation' }))

  await expect.poll(() => sent).toEqual([{ from: '2021-11-21', to: '2022-05-31', reason: 'Travelling.' }])
})

it('asks for declaration and consent before anybody is asked', async () => {
  const sent: unknown[] = []
  server.use(
    reply('screening.declare', ({ input }) => {
      sent.push(input)
      return { done: true }
    }),
  )
  const { container } = open({ declaration: null })

  await userEvent.click(await screen.findByRole('link', { name: 'Declare and consent' }))
  const [judgments, convictions] = await screen.findAllByRole('radiogroup')
  await expectNoAxeViolations(container)
  await userEvent.click(within(judgments as HTMLElement).getByLabelText('No'))
  await userEvent.click(within(convictions as HTMLElement).getByLabelText('Yes'))
  await userEvent.type(await screen.findByLabelText('Which convictions, and when'), 'Fine in 2025')
  await userEvent.click(screen.getByRole('checkbox', { name: /I declare that this is true/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Declare and consent' }))

  await expect
    .poll(() => sent)
    .toEqual([
      { judgments: { any: 'no', details: '' }, convictions: { any: 'yes', details: 'Fine in 2025' }, consent: true },
    ])
})

it('nobody is asked without consent', async () => {
  open({ declaration: null })
  expect((await job()).queryByRole('link', { name: /Ask a referee/ })).toBeNull()
})

it('asks a referee, and marks a personal address', async () => {
  const sent: unknown[] = []
  server.use(
    reply('references.ask', ({ input }) => {
      sent.push(input)
      return { id: aReference().id }
    }),
  )
  open()

  await userEvent.click((await job()).getByRole('link', { name: /Ask a referee/ }))
  await userEvent.type(await screen.findByLabelText('Their name'), "Niamh O'Neill")
  await userEvent.type(screen.getByLabelText('Who they are to you'), 'Manager')
  await userEvent.type(screen.getByLabelText('Their email address at work'), 'niamh@gmail.com')
  screen.getByText(/This is a personal address/)
  await userEvent.click(screen.getByRole('button', { name: 'Ask by email' }))

  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        name: "Niamh O'Neill",
        firm: 'Northgate Security',
        email: 'niamh@gmail.com',
        entryKind: 'employment',
        entryId: anEntry().id,
      },
    ])
})

it('shows why a referee cannot be asked', async () => {
  server.use(
    reject(
      'references.ask',
      new ApiError('input.invalid', { fields: { email: 'This is your own: name somebody else who can confirm it.' } }),
    ),
  )
  open({}, `/edit-screening?ask=${anEntry().id}`)

  await userEvent.type(await screen.findByLabelText('Their name'), 'Sam')
  await userEvent.type(screen.getByLabelText('Who they are to you'), 'Myself')
  await userEvent.type(screen.getByLabelText('Their email address at work'), 'sam@example.co.uk')
  await userEvent.click(screen.getByRole('button', { name: 'Ask by email' }))

  expect(
    (await screen.findAllByText('This is your own: name somebody else who can confirm it.')).length,
  ).toBeGreaterThan(0)
})

it('shows an email that failed, and withdraws the question', async () => {
  const sent: unknown[] = []
  server.use(
    reply('references.withdraw', ({ input }) => {
      sent.push(input)
      return { done: true }
    }),
  )
  open({ entries: [anEntry({ references: [aReference({ mailFailed: true })] })] })

  ;(await job()).getByText('The email to niamh@northgate.example could not be delivered')
  expect((await job()).queryByRole('link', { name: /Ask a referee/ })).toBeNull()
  await userEvent.click((await job()).getByRole('button', { name: "Withdraw the question to Niamh O'Neill" }))

  await expect.poll(() => sent).toEqual([{ id: aReference().id }])
})

it('shows what a referee said as text', async () => {
  const answer = {
    at: '2026-11-17T09:00:00.000Z',
    from: '2022-06-01',
    to: null,
    role: 'Steward',
    corrected: true,
    reasonForLeaving: '',
    reengage: 'yes' as const,
    comment: '<img src=x onerror=alert(1)>',
  }
  open({ entries: [anEntry({ verified: 'part', references: [aReference({ state: 'answered', answer })] })] })

  ;(await job()).getByText(/Corrected on Tue 17 Nov 2026: Steward.*Would work with you again\. <img src=x/)
  ;(await job()).getByText('Partly confirmed')
})

it('an activity is changed, and removed after a question', async () => {
  const sent: unknown[] = []
  server.use(
    reply('screening.removeActivity', ({ input }) => {
      sent.push(input)
      return { done: true }
    }),
    reply('screening.changeActivity', ({ input }) => {
      sent.push(input)
      return { ...input, to: input.to ?? null }
    }),
  )
  const activity = anEntry({ kind: 'activity', activityKind: 'travel', title: 'Portugal', organisation: '' })
  open({ entries: [activity] })

  await userEvent.click(await screen.findByRole('button', { name: 'Remove Portugal' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await expect.poll(() => sent).toEqual([{ id: activity.id }])
  await userEvent.click(screen.getByRole('link', { name: 'Edit Portugal' }))
  await userEvent.type(await screen.findByLabelText('What you did'), ' and Spain')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent[1]).toMatchObject({ id: activity.id, kind: 'travel', title: 'Portugal and Spain' })
})

it('a document is sent and stands with its entry', async () => {
  const sent: unknown[] = []
  server.use(
    reply('files.create', {
      id: aReference().id,
      url: '/api/files/1',
      name: 'p45.pdf',
      mediaType: 'application/pdf',
      byteSize: 4,
    }),
    reply('screening.addEvidence', ({ input }) => {
      sent.push(input)
      return { done: true }
    }),
  )
  open({}, `/edit-screening?evidence=${anEntry().id}`)

  await userEvent.type(await screen.findByLabelText('What it shows'), 'P45')
  await userEvent.upload(
    screen.getByLabelText('The document'),
    new File(['%PDF'], 'p45.pdf', { type: 'application/pdf' }),
  )
  await screen.findByText('p45.pdf is sent.')
  await userEvent.click(screen.getByRole('button', { name: 'Save document' }))

  await expect
    .poll(() => sent)
    .toEqual([{ note: 'P45', fileId: aReference().id, entryKind: 'employment', entryId: anEntry().id }])
})

it('withdraws the consent after a question, and shows decisions of companies', async () => {
  const sent: unknown[] = []
  server.use(
    reply('screening.withdraw', () => {
      sent.push('withdrawn')
      return { done: true }
    }),
  )
  open({
    decisions: [
      {
        id: aReference().id,
        company: 'Harbour Security Ltd',
        result: 'conditional',
        until: '2026-12-20',
        reason: 'Waiting for one referee',
        decidedAt: '2026-11-17T09:00:00.000Z',
      },
    ],
  })

  await screen.findByText('Harbour Security Ltd: Conditional until Sun 20 Dec 2026')
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw consent' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
  await expect.poll(() => sent).toEqual(['withdrawn'])
})
