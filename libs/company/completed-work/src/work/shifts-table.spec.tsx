import type { CompletedShift } from '@s4/contract'
import { aCompanySession, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { completedWorkRoutes } from '../completed-work-routes'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`
const aShift = (last: number, title: string): CompletedShift => ({
  jobId: id(2),
  shiftId: id(last),
  title,
  siteName: 'Tobacco Dock',
  zone: 'Europe/London',
  startsAt: '2026-11-21T22:00:00.000Z',
  endsAt: '2026-11-22T06:00:00.000Z',
  people: 2,
  cancelled: 0,
  toAgree: 1,
  waiting: 0,
  unpaid: 0,
  unpaidPence: 0,
  refundPence: 0,
  agreedPence: 11_600,
})

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

beforeEach(() => {
  localStorage.setItem('listLook', JSON.stringify({ completedShifts: { view: 'table' } }))
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width: 1100px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  URL.createObjectURL = () => 'blob:file'
  server.use(
    reply('completedWork.owed', { invoices: 0, pence: 0, shiftsToAgree: 0, shiftsToPay: 0, paidSince: null }),
    reply('completedWork.list', ({ input: { sort, cursor } }) =>
      cursor
        ? { data: [aShift(5, 'Zoo')], nextCursor: null }
        : {
            data: sort ? [aShift(3, 'Arch'), aShift(4, 'Dock')] : [aShift(4, 'Dock'), aShift(3, 'Arch')],
            nextCursor: 'on',
          },
    ),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('the table of finished shifts is sorted by the server, page by page, and saved as a whole', async () => {
  const asked = vi.fn()
  server.use(
    http.get('*/api/company/completed.csv', ({ request }) => {
      asked(new URL(request.url).search)
      return HttpResponse.text('Job\r\n')
    }),
  )
  renderRoutes(completedWorkRoutes, { at: '/completed-job?state=toAgree', session: aCompanySession() })
  await screen.findAllByRole('rowheader')
  expect(names()).toEqual(['Dock', 'Arch'])

  await userEvent.click(screen.getByRole('button', { name: 'Job' }))
  await waitFor(() => expect(names()).toEqual(['Arch', 'Dock']))
  await userEvent.click(screen.getByRole('button', { name: 'Show more shifts' }))
  await waitFor(() => expect(names()).toEqual(['Arch', 'Dock', 'Zoo']))
  expect(screen.getByRole('columnheader', { name: 'Job' }).getAttribute('aria-sort')).toBe('ascending')
  expect(screen.queryByRole('button', { name: 'With the workers' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Download all as CSV' }))
  await waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith('?state=toAgree&sort=title'))
})

it('a download can be cancelled while it is prepared, and saves nothing then', async () => {
  const saved = vi.fn()
  URL.createObjectURL = saved
  server.use(http.get('*/api/company/completed.csv', () => new Promise<never>(() => {})))
  renderRoutes(completedWorkRoutes, { at: '/completed-job?state=toAgree', session: aCompanySession() })
  await screen.findAllByRole('rowheader')

  await userEvent.click(screen.getByRole('button', { name: 'Download all as CSV' }))
  expect(await screen.findByText('Preparing the file')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel download' }))

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel download' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Download all as CSV' })).toHaveProperty('disabled', false)
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
  expect(saved).not.toHaveBeenCalled()
})
