import type { Handover } from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, noAnswer, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteDB } from 'idb'
import { afterEach, expect, it } from 'vitest'
import { shiftDayRoutes } from '../shift-day-routes'
import { aShiftInProgress } from '../testing/a-shift'
import { phoneStores } from '../testing/phone-stores'

phoneStores()

const now = '2026-11-21T23:05:00.000Z'
const work = aShiftInProgress()
const handover: Handover = {
  id: '019a0000-0000-7000-8000-000000000061',
  seekerName: 'Bram Lewis',
  text: 'A quiet day.',
  form: { kind: 'handover', answers: { state: 'All locked.', open: 'None', keys: 'Two radios in the office.' } },
  writtenAt: '2026-11-21T21:50:00.000Z',
  readAt: null,
}

function open(handovers: Handover[]) {
  server.use(
    reply('assignments.list', { data: [work], nextCursor: null }),
    reply('assignments.show', work),
    reply('checkCalls.list', { calls: [], locationShared: false, now }),
    reply('alerts.myCall', { call: null, ringNumber: null, now }),
    reply('patrols.list', { patrols: [], codeMarks: {}, now }),
    reply('counters.list', []),
    reply('handovers.list', handovers),
  )
  return renderRoutes(shiftDayRoutes, { at: '/User-workInprogess', session: aSeekerSession() })
}

afterEach(async () => {
  localStorage.clear()
  await deleteDB('s4-phone', { blocked: () => undefined })
})

it('shows what another guard wrote, and tells the company once it is read', async () => {
  const sent: unknown[] = []
  const { container } = open([handover])
  server.use(
    reply('handovers.confirm', ({ input }) => {
      sent.push(input)
      server.use(reply('handovers.list', [{ ...handover, readAt: now }]))
      return { ...handover, readAt: now }
    }),
  )

  expect(await screen.findByText('Two radios in the office.')).toBeTruthy()
  expect(screen.getByText('Bram Lewis, Sat 21 Nov 2026, 21:50')).toBeTruthy()
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('button', { name: 'I have read it' }))

  expect(await screen.findByText('From Bram Lewis, read at 23:05')).toBeTruthy()
  expect(sent).toMatchObject([{ entryId: handover.id }])
  expect(screen.queryByRole('button', { name: 'I have read it' })).toBeNull()
})

it('is confirmed without a signal, and kept on the phone', async () => {
  localStorage.setItem('currentUserId', 'ada')
  open([handover])
  const press = await screen.findByRole('button', { name: 'I have read it' })
  server.use(noAnswer('handovers.list'), noAnswer('handovers.confirm'))

  await userEvent.click(press)

  expect(await screen.findByText(/^From Bram Lewis, read at/)).toBeTruthy()
  expect(screen.getByText('Two radios in the office.')).toBeTruthy()
})

it('shows nothing when nobody wrote one', async () => {
  open([])

  expect(await screen.findByRole('button', { name: 'Book off' })).toBeTruthy()
  expect(screen.queryByText('Handover')).toBeNull()
})
