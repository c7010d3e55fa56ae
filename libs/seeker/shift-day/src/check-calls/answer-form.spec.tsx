import { aSeekerSession, noAnswer, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteDB } from 'idb'
import { afterEach, expect, it } from 'vitest'
import { shiftDayRoutes } from '../shift-day-routes'
import { aCheckCall, aShiftInProgress } from '../testing/a-shift'
import { phoneStores } from '../testing/phone-stores'

phoneStores()

const now = '2026-11-21T22:31:00.000Z'

afterEach(async () => {
  localStorage.clear()
  await deleteDB('s4-phone', { blocked: () => undefined })
})

it('pressed twice is one answer', async () => {
  const work = aShiftInProgress()
  const sent: unknown[] = []
  server.use(
    reply('assignments.list', { data: [work], nextCursor: null }),
    reply('assignments.show', work),
    reply('checkCalls.list', { calls: [aCheckCall()], locationShared: false, now }),
    reply('alerts.myCall', { call: null, ringNumber: null, now }),
    reply('counters.list', []),
    reply('handovers.list', []),
    reply('patrols.list', { patrols: [], codeMarks: {}, now }),
    reply('checkCalls.answer', ({ input }) => {
      sent.push(input.pin)
      return aCheckCall({ status: 'responded', answeredAt: now })
    }),
  )
  renderRoutes(shiftDayRoutes, { at: '/User-workInprogess', session: aSeekerSession() })

  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Shift PIN'), '0427')
  await userEvent.dblClick(dialog.getByRole('button', { name: 'I am all right' }))

  await waitFor(() => expect(screen.getAllByText('Answered. The company sees it.')).toHaveLength(1))
  expect(sent).toEqual(['0427'])
})

it('without a signal says that the phone keeps the answer', async () => {
  const work = aShiftInProgress()
  server.use(
    reply('assignments.list', { data: [work], nextCursor: null }),
    reply('assignments.show', work),
    reply('checkCalls.list', { calls: [aCheckCall()], locationShared: false, now }),
    reply('alerts.myCall', { call: null, ringNumber: null, now }),
    reply('counters.list', []),
    reply('handovers.list', []),
    reply('patrols.list', { patrols: [], codeMarks: {}, now }),
    noAnswer('checkCalls.answer'),
  )
  renderRoutes(shiftDayRoutes, { at: '/User-workInprogess', session: aSeekerSession() })

  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Shift PIN'), '0427')
  await userEvent.click(dialog.getByRole('button', { name: 'I am all right' }))

  expect(await screen.findByText('Kept on this phone. It is sent when there is a signal.')).toBeTruthy()
})
