import type { ReportedProblemDetails } from '@s4/contract'
import {
  aCompanySession,
  aSeekerSession,
  expectKeptWhole,
  expectNoAxeViolations,
  noAnswer,
  reject,
  renderRoutes,
  reply,
  server,
} from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { problemRoutes, useLiveProblems } from './index'
import type { Side } from '@s4/links'
import { aProblem, testId, noCounts } from './testing/a-problem'

const open = (side: Side, at: string) =>
  renderRoutes(
    (deps) => problemRoutes({ ...deps, path: side === 'seeker' ? 'User-reportProblem' : 'problems-reported', side }),
    { at, session: side === 'seeker' ? aSeekerSession() : aCompanySession() },
  )

function listed(problems: ReportedProblemDetails[]) {
  const asked: string[] = []
  server.use(
    reply('problems.counts', { ...noCounts, live: problems.length, all: problems.length }),
    reply(
      'problems.list',
      ({ input }) => (asked.push(`${input.view} ${input.severity ?? 'any'}`), { data: problems, nextCursor: null }),
    ),
  )
  return asked
}
const subject = {
  jobId: testId(4),
  jobTitle: 'Door supervisor',
  siteName: 'Tobacco Dock',
  companyName: 'Acme Security',
  seekerId: testId(3),
  seekerName: 'Ada Byron',
}

describe('the list', () => {
  it('shows what, about whom and by when, and marks what is overdue', async () => {
    listed([aProblem({ overdue: true })])
    const { container } = open('company', '/problems-reported')

    const link = await screen.findByRole('link', { name: 'The gate sticks' })

    expect(link.getAttribute('href')).toBe(`/problems-reported?problem=${testId(1)}`)
    screen.getByText('PRB-000123 · Site or equipment · Ada Byron')
    screen.getByText(/Due Sun 22 Nov 2026, 09:00 · nobody has it yet/)
    expect(within(screen.getByRole('list', { name: 'Problems' })).getByText('Overdue')).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('keeps view and severity in the address', async () => {
    const asked = listed([])
    const { router } = open('company', '/problems-reported?view=resolved&severity=high')

    await screen.findByText('Nothing waits to be closed.')
    await userEvent.selectOptions(screen.getByLabelText('How serious'), 'Any')

    await waitFor(() => expect(router.state.location.search).toBe('?view=resolved'))
    expect(asked.slice(0, 1)).toEqual(['resolved high'])
  })

  it('says when there is none', async () => {
    listed([])
    open('seeker', '/User-reportProblem/')

    expect(await screen.findByText(/Nothing is open. If something at work is not right, report it/)).toBeTruthy()
  })
})

describe('a new problem', () => {
  const fillIn = async () => {
    await userEvent.selectOptions(await screen.findByLabelText('What it is about'), 'Safety')
    await userEvent.selectOptions(screen.getByLabelText('How serious'), 'High: within a day')
    await userEvent.type(screen.getByLabelText('The problem in a few words'), 'Exit blocked')
    await userEvent.type(screen.getByLabelText('What happened'), 'Crates before the door.')
    await userEvent.click(screen.getByRole('button', { name: 'Report the problem' }))
  }

  it('keeps words that are too long, and says how long they may be', async () => {
    server.use(reply('problems.subjects', [subject]))
    open('seeker', `/User-reportProblem/?new=1&job=${testId(4)}`)

    const field = await screen.findByLabelText('The problem in a few words')
    await expectKeptWhole({ field, limit: 120, send: 'Report the problem' })
  })

  it('is about the job the person came from, and opens its thread', async () => {
    const sent: unknown[] = []
    server.use(
      reply('problems.subjects', [subject]),
      reply('problems.create', ({ input }) => (sent.push(input), aProblem())),
      reply('problems.show', aProblem()),
    )
    const { router } = open('seeker', `/User-reportProblem/?new=1&job=${testId(4)}`)
    await fillIn()

    expect(await screen.findByText('PRB-000123 is reported. We told the company.')).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toBe(`?problem=${testId(1)}`))
    expect(sent).toEqual([
      {
        jobId: testId(4),
        category: 'safety',
        severity: 'high',
        subject: 'Exit blocked',
        text: 'Crates before the door.',
        fileIds: [],
      },
    ])
  })

  it('of a company names the worker', async () => {
    const sent: string[] = []
    server.use(
      reply('problems.subjects', [subject]),
      reply('problems.create', ({ input }) => (sent.push(input.seekerId ?? ''), aProblem())),
      reply('problems.show', aProblem()),
    )
    open('company', '/problems-reported?new=1')
    await userEvent.selectOptions(
      await screen.findByLabelText('Which work'),
      'Door supervisor, Tobacco Dock (Ada Byron)',
    )
    await fillIn()

    await waitFor(() => expect(sent).toEqual([testId(3)]))
  })

  it.each([
    ['one person worked on', `?new=1&job=${testId(4)}`, 'Door supervisor, Tobacco Dock (Ada Byron)'],
    ['several worked on leaves whom to choose', `?new=1&job=${testId(5)}`, 'Choose'],
    ['and a person has both', `?new=1&job=${testId(5)}&seeker=${testId(8)}`, 'Steward, Arena (Cleo Reed)'],
  ])('of a company from a job that %s', async (_what, search, chosen) => {
    const arena = { ...subject, jobId: testId(5), jobTitle: 'Steward', siteName: 'Arena' }
    server.use(
      reply('problems.subjects', [
        subject,
        { ...arena, seekerId: testId(7), seekerName: 'Bo Lee' },
        { ...arena, seekerId: testId(8), seekerName: 'Cleo Reed' },
      ]),
    )
    open('company', `/problems-reported${search}`)

    const work = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Which work' })

    expect(work.selectedOptions[0]?.textContent).toBe(chosen)
  })

  it('that does not arrive stays as it was typed', async () => {
    server.use(reply('problems.subjects', [subject]), noAnswer('problems.create'))
    open('seeker', `/User-reportProblem/?new=1&job=${testId(4)}`)
    await fillIn()

    expect(await screen.findByText(/Network Error What you wrote is still here/)).toBeTruthy()
    expect(screen.getByDisplayValue('Crates before the door.')).toBeTruthy()
  })

  it('says what is missing', async () => {
    server.use(reply('problems.subjects', [subject]))
    const { container } = open('seeker', '/User-reportProblem/?new=1')

    await userEvent.click(await screen.findByRole('button', { name: 'Report the problem' }))

    expect((await screen.findAllByText('Choose the work it is about.')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Choose what it is about.').length).toBeGreaterThan(0)
    await expectNoAxeViolations(container)
  })

  it('needs work in common', async () => {
    server.use(reply('problems.subjects', []))
    open('seeker', '/User-reportProblem/?new=1')

    expect(await screen.findByText(/there is none yet/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ask S4' }).getAttribute('href')).toBe('/User-ContactSupport')
  })
})

describe('one problem', () => {
  const at = (side: Side) => `${side === 'seeker' ? '/User-reportProblem/' : '/problems-reported'}?problem=${testId(1)}`

  it('shows its thread as plain text, with pictures, to both sides', async () => {
    const thread = [
      ...aProblem().thread,
      {
        id: testId(8),
        by: 'company' as const,
        memberName: 'Mo',
        event: null,
        text: '<script>alert(1)</script>',
        pictures: [`/api/files/${testId(9)}`],
        createdAt: '2026-11-21T10:00:00.000Z',
      },
    ]
    server.use(reply('problems.show', aProblem({ thread })))
    const { container } = open('seeker', at('seeker'))

    expect(await screen.findByText('<script>alert(1)</script>')).toBeTruthy()
    expect(screen.getByText('Mo, Acme Security')).toBeTruthy()
    expect(
      screen.getByRole('link', { name: 'From Acme Security, Sat 21 Nov 2026, 10:00, picture 1 of 1' }),
    ).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('is answered', async () => {
    const sent: string[] = []
    server.use(
      reply('problems.show', aProblem()),
      reply('problems.reply', ({ input }) => (sent.push(input.text), aProblem({ status: 'inProgress' }))),
    )
    open('company', at('company'))

    await userEvent.type(await screen.findByLabelText('Your answer'), 'We are on it.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))

    await waitFor(() => expect(sent).toEqual(['We are on it.']))
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe(''))
  })

  it('gets an owner', async () => {
    const sent: unknown[] = []
    const members = [{ uid: 'acme', name: 'Ada Byron' }]
    server.use(
      reply('problems.show', aProblem({ members })),
      reply('problems.change', ({ input }) => (sent.push(input), aProblem({ members, owner: members[0] ?? null }))),
    )
    open('company', at('company'))

    await userEvent.selectOptions(await screen.findByLabelText('Owner'), 'Ada Byron')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(sent).toEqual([{ id: testId(1), ownerUid: 'acme', severity: 'high' }]))
  })

  it('is resolved with what was done; of an appeal the company can only withdraw the no-show', async () => {
    const sent: unknown[] = []
    server.use(
      reply('problems.show', aProblem({ category: 'noShow', noShowStands: true })),
      reply(
        'problems.resolve',
        ({ input }) => (sent.push(input), aProblem({ status: 'resolved', resolvedAt: '2026-11-21T11:00:00.000Z' })),
      ),
    )
    open('company', at('company'))
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the no-show' }))
    const dialog = within(await screen.findByRole('dialog'))

    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await dialog.findByText('Say how it was solved.')
    await userEvent.type(dialog.getByLabelText('Why you withdraw it'), 'The camera shows her.')
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))

    await waitFor(() => expect(sent).toEqual([{ id: testId(1), outcome: 'The camera shows her.' }]))
  })

  it('tells the second of two managers that it is resolved already', async () => {
    server.use(reply('problems.show', aProblem()), reject('problems.resolve', 'problem.wrong-state'))
    open('company', at('company'))
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }))
    const dialog = within(await screen.findByRole('dialog'))

    await userEvent.type(dialog.getByLabelText('How it was solved'), 'Oiled.')
    await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }))

    expect(await dialog.findByText('That cannot be done with this problem now.')).toBeTruthy()
  })

  it('once resolved is closed or reopened by the worker', async () => {
    const done: string[] = []
    server.use(
      reply(
        'problems.show',
        aProblem({ status: 'resolved', resolvedAt: '2026-11-21T11:00:00.000Z', outcome: 'Oiled.' }),
      ),
      reply('problems.reopen', ({ input }) => (done.push(input.reason), aProblem())),
      reply(
        'problems.close',
        () => (done.push('closed'), aProblem({ status: 'closed', resolvedAt: '2026-11-21T11:00:00.000Z' })),
      ),
    )
    open('seeker', at('seeker'))

    await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Why?'), 'It sticks again.')
    await userEvent.click(dialog.getByRole('button', { name: 'Reopen it' }))
    await waitFor(() => expect(done).toEqual(['It sticks again.']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'It is solved: close it' }))

    await waitFor(() => expect(done).toEqual(['It sticks again.', 'closed']))
  })
})

it('the count of open problems holds nothing up when it cannot be had', async () => {
  const Count = () => <p>{useLiveProblems() ?? 'unknown'} open</p>
  server.use(reply('problems.counts', { ...noCounts, live: 3 }))
  renderRoutes([{ path: '/', Component: Count }], { at: '/', session: aCompanySession() })

  expect(await screen.findByText('3 open')).toBeTruthy()
})
