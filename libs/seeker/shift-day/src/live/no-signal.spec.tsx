import { timeText } from '@s4/domain/shift-text'
import { aSeekerSession, noAnswer, renderRoutes, reply, server } from '@s4/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shiftDayRoutes } from '../shift-day-routes'
import { aShiftInProgress } from '../testing/a-shift'
import { phoneStores } from '../testing/phone-stores'

phoneStores()

const now = new Date().toISOString()
const work = aShiftInProgress({ startsAt: now, endsAt: '2100-01-01T00:00:00.000Z', bookedOnAt: now })

async function open() {
  const answer = reply('checkCalls.list', { calls: [], locationShared: false, now })
  server.use(
    reply('assignments.list', { data: [work], nextCursor: null }),
    reply('assignments.show', work),
    answer,
    reply('counters.list', []),
    reply('handovers.list', []),
    reply('patrols.list', { patrols: [], codeMarks: {}, now }),
    reply('alerts.myCall', { call: null, ringNumber: '+442079460113', now }),
  )
  const opened = renderRoutes(shiftDayRoutes, { at: '/User-workInprogess', session: aSeekerSession() })
  await screen.findByRole('button', { name: 'Start a break' })
  const readAgain = () => act(() => opened.queryClient.refetchQueries({ queryKey: ['checkCalls'] }))
  return { readAgain, answer }
}

beforeEach(() => localStorage.setItem('currentUserId', 'ada'))
afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  await deleteDB('s4-phone', { blocked: () => undefined })
})

it('says before anything is pressed that there is no signal, and what becomes of a press', async () => {
  const { readAgain, answer } = await open()
  server.use(noAnswer('checkCalls.list'))
  await readAgain()

  expect(await screen.findByText('There is no signal, or S4 cannot be reached')).toBeTruthy()
  expect(
    screen.getByText(`S4 last answered at ${timeText(now, work.zone)}. Breaks, answers`, { exact: false }),
  ).toBeTruthy()
  server.use(answer)
  await readAgain()
  await waitFor(() => expect(screen.queryByText(/S4 last answered/)).toBeNull())
})

it('promises no alert that cannot go out, as soon as the phone is offline', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'I need help' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Alert the company now?' }))
  expect(dialog.getByText(/Everybody on call is alerted at once/)).toBeTruthy()

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))

  expect(await dialog.findByText('There is no signal: nobody is alerted yet')).toBeTruthy()
  expect(dialog.queryByText(/is alerted at once/)).toBeNull()
  expect(dialog.getByRole('link', { name: 'Call 999' })).toBeTruthy()
  const ring = await dialog.findByRole('link', { name: 'Ring the company' })
  expect(ring.getAttribute('href')).toBe('tel:+442079460113')
})

it('says after the shift that what is shown may be old', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.use(reply('assignments.list', { data: [], nextCursor: null }))
  renderRoutes(shiftDayRoutes, { at: '/User-workInprogess', session: aSeekerSession() })

  expect(
    await screen.findByText(/What you see may be old\. What you do on a shift is kept on this phone\./),
  ).toBeTruthy()
  expect(screen.queryByText(/and nothing can be saved/)).toBeNull()
})
