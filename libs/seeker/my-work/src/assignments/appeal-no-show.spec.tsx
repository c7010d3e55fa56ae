import type { ReportedProblem, ReportedProblemDetails } from '@s4/contract'
import { aSeekerSession, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { myWorkRoutes } from '../my-work-routes'
import { anAssignment, ids } from '../testing/work'

const anAppeal = (): ReportedProblem => ({
  id: ids.offer,
  number: 'PRB-000123',
  category: 'noShow',
  severity: 'high',
  subject: 'No-show appeal: Door supervisor',
  status: 'open',
  raisedBy: 'seeker',
  companyId: ids.job,
  companyName: 'Acme Security',
  seekerId: ids.offer,
  seekerName: 'Ada Byron',
  jobId: ids.job,
  jobTitle: 'Door supervisor',
  siteName: 'Tobacco Dock',
  assignmentId: ids.assignment,
  zone: 'Europe/London',
  owner: null,
  dueAt: '2027-11-22T09:00:00.000Z',
  overdue: false,
  createdAt: '2027-11-21T09:00:00.000Z',
  updatedAt: '2027-11-21T09:00:00.000Z',
  resolvedAt: null,
  outcome: null,
})

function open(appeals: ReportedProblem[]) {
  server.use(
    reply(
      'assignments.show',
      anAssignment({
        status: 'noShow',
        ended: { at: '2027-11-20T23:00:00.000Z', by: 'company', reason: 'Did not come.', owed: 0 },
      }),
    ),
    reply('problems.list', { data: appeals, nextCursor: null }),
  )
  return renderRoutes((deps) => [...myWorkRoutes(deps), { path: 'User-reportProblem', element: <p>The thread</p> }], {
    at: `/User-AppliedAndAssignedDetail/${ids.assignment}`,
    session: aSeekerSession(),
  })
}

async function appeal() {
  await userEvent.click(await screen.findByRole('button', { name: 'Appeal' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Why?'), 'I was at the back gate.')
  await userEvent.click(dialog.getByRole('button', { name: 'Send the appeal' }))
  return dialog
}

it('appeals against a no-show with the worker’s text', async () => {
  const sent: unknown[] = []
  const made: ReportedProblemDetails = { ...anAppeal(), thread: [], members: [], noShowStands: true, decidedAt: null }
  open([])
  server.use(reply('problems.create', ({ input }) => (sent.push(input), made)))

  await appeal()

  expect(await screen.findByText('The thread')).toBeTruthy()
  expect(sent).toEqual([
    {
      jobId: anAssignment().jobId,
      assignmentId: ids.assignment,
      category: 'noShow',
      severity: 'high',
      subject: 'No-show appeal: Door supervisor',
      text: 'I was at the back gate.',
      fileIds: [],
    },
  ])
})

it('an appeal that is refused says why', async () => {
  open([])
  server.use(reject('problems.create', 'problem.exists'))

  const dialog = await appeal()

  expect(await dialog.findByText('This has been reported already. Write into that report instead.')).toBeTruthy()
})

it('links to the appeal once it was made', async () => {
  open([anAppeal()])

  const link = await screen.findByRole('link', { name: 'Your appeal PRB-000123' })

  expect(link.getAttribute('href')).toBe(`/User-reportProblem/?problem=${ids.offer}`)
})
