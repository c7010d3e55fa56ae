import type { Patrol } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { aSeekerSession, expectNoAxeViolations, noAnswer, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteDB } from 'idb'
import { afterEach, expect, it } from 'vitest'
import { shiftDayRoutes } from '../shift-day-routes'
import { aShiftInProgress } from '../testing/a-shift'
import { phoneStores } from '../testing/phone-stores'

phoneStores()

const now = '2026-11-21T23:05:00.000Z'
/** Of the code 7K3M-Q2XD-9FHT at point B. */
const codeMarks = { A: '00000000', B: 'a2c661fb' }
const point = (letter: 'A' | 'B', name: string, scannedAt: string | null = null) => ({
  letter,
  name,
  scannedAt,
  isLate: false,
  missedAt: null,
})
const patrol: Patrol = {
  id: '019a0000-0000-7000-8000-000000000051',
  name: 'Doors',
  anyOrder: false,
  opensAt: '2026-11-21T22:55:00.000Z',
  startsAt: '2026-11-21T23:00:00.000Z',
  endsAt: '2026-11-21T23:30:00.000Z',
  missAt: '2026-11-21T23:35:00.000Z',
  status: 'due',
  reason: null,
  points: [point('A', 'Gate', '2026-11-21T23:01:00.000Z'), point('B', 'Roof')],
}

function open(patrols: Patrol[]) {
  const work = aShiftInProgress()
  server.use(
    reply('assignments.list', { data: [work], nextCursor: null }),
    reply('assignments.show', work),
    reply('checkCalls.list', { calls: [], locationShared: false, now }),
    reply('alerts.myCall', { call: null, ringNumber: null, now }),
    reply('counters.list', []),
    reply('handovers.list', []),
    reply('patrols.list', { patrols, codeMarks, now }),
  )
  return renderRoutes(shiftDayRoutes, { at: '/User-workInprogess', session: aSeekerSession() })
}

afterEach(async () => {
  localStorage.clear()
  await deleteDB('s4-phone', { blocked: () => undefined })
})

it('shows the patrol with its points, and sends a typed code', async () => {
  const sent: unknown[] = []
  open([patrol])
  server.use(
    reply('patrols.scan', ({ input }) => {
      sent.push(input)
      return { ...patrol, status: 'done', points: [point('A', 'Gate', now), point('B', 'Roof', now)] }
    }),
  )

  const points = await screen.findByRole('list', { name: 'Points of Doors' })
  expect(within(points).getByText('Gate: scanned at 23:01')).toBeTruthy()
  expect(within(points).getByText('Roof: to scan')).toBeTruthy()
  await expectNoAxeViolations()
  await userEvent.type(screen.getByLabelText('Code at the site'), '7K3M-Q2XD-9FHT')
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))

  expect(await screen.findByText('The patrol is done.')).toBeTruthy()
  expect(sent).toMatchObject([{ patrolId: patrol.id, code: '7K3M-Q2XD-9FHT' }])
})

it('says why a code is not taken', async () => {
  open([patrol])
  const why = 'Checkpoint C is not on this patrol.'
  server.use(reject('patrols.scan', new ApiError('patrol.refused', { message: why, fields: { code: why } })))

  await userEvent.type(await screen.findByLabelText('Code at the site'), '7K3M-Q2XD-9FHT')
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))

  expect(await screen.findByText(why)).toBeTruthy()
})

it('ends a patrol early with a reason', async () => {
  const sent: unknown[] = []
  open([patrol])
  server.use(reply('patrols.cutShort', ({ input }) => (sent.push(input), { ...patrol, status: 'cutShort' })))

  await userEvent.click(await screen.findByRole('button', { name: 'End this patrol early' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Why'), 'The roof is locked.')
  await userEvent.click(dialog.getByRole('button', { name: 'End this patrol' }))

  await waitFor(() => expect(sent).toMatchObject([{ reason: 'The roof is locked.' }]))
})

it('has the patrol to walk first, and those with points missed folded below it', async () => {
  open([
    {
      ...patrol,
      id: '019a0000-0000-7000-8000-000000000099',
      name: 'Roof',
      status: 'missed',
      startsAt: '2026-11-21T22:00:00.000Z',
      endsAt: '2026-11-21T22:30:00.000Z',
      missAt: '2026-11-21T22:35:00.000Z',
    },
    patrol,
  ])

  const missed = await screen.findByText('1 patrol has points missed')
  const now = screen.getByText('Doors, 23:00 to 23:30')
  expect(now.compareDocumentPosition(missed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(missed.closest('details')?.open).toBe(false)
  await userEvent.click(missed)
  expect(screen.getByText('Roof, 22:00 to 22:30')).toBeTruthy()
  expect(screen.getByText('Points were missed')).toBeTruthy()
})

it('says when the next one is, and nothing at a site without patrols', async () => {
  open([{ ...patrol, opensAt: '2026-11-22T00:55:00.000Z', startsAt: '2026-11-22T01:00:00.000Z' }])

  expect(await screen.findByText('Next: Doors, 01:00 to 23:30. Gate, Roof.')).toBeTruthy()
})

it('without a signal the point is known by its code, and the scan is sent once there is one', async () => {
  localStorage.setItem('currentUserId', 'ada')
  open([patrol])
  const points = await screen.findByRole('list', { name: 'Points of Doors' })
  server.use(noAnswer('patrols.list'), noAnswer('patrols.scan'))
  await userEvent.type(screen.getByLabelText('Code at the site'), '7k3m q2xd 9fht')
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))

  expect(await screen.findByText('Kept on this phone. The code is checked when there is a signal.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Points of Doors' })).toBeNull())
  expect(points.isConnected).toBe(false)
})
