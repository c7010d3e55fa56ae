import { ApiError } from '@s4/contract/api-error'
import { act, render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteError } from './route-error'

beforeEach(() => {
  // React and the router log what a loader throws, which is intended here.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const renderFailing = (failure: unknown, name = 'Unexpected Application Error!') => {
  const loader = () => {
    throw failure
  }
  const router = createMemoryRouter([
    { path: '/', loader, element: null, errorElement: <RouteError />, HydrateFallback: () => null },
  ])
  render(<RouterProvider router={router} />)
  return screen.findByRole('heading', { level: 1, name })
}

/** In steps, so that the page is drawn while it is asked for. */
const pass = async (ms: number) => {
  for (let left = ms; left > 0; left -= 100) await act(() => vi.advanceTimersByTimeAsync(100))
}

describe('the router’s error screen', () => {
  it.each<[string, unknown, string]>([
    ['the status and its text', new Response(null, { status: 500, statusText: 'Broken' }), '500 Broken'],
    ['the body where there is no text', new Response('This job is gone', { status: 410 }), '410 This job is gone'],
    ['the message of an error', new Error('Network Error'), 'Network Error'],
    ['whatever else was thrown', { odd: true }, '{"odd":true}'],
  ])('shows %s', async (_name, failure, words) => {
    await renderFailing(failure)

    expect(screen.getByText(words)).toBeDefined()
  })

  it('says that a page is not open to the reader, and why', async () => {
    await renderFailing(Object.assign(new Error('Ask an owner.'), { status: 403 }), 'This is not open to you')

    expect(screen.getByText('Ask an owner.')).toBeDefined()
    expect(screen.queryByText('Technical details')).toBeNull()
  })

  it('shows that the server cannot be reached instead of an application error', async () => {
    await renderFailing(new ApiError('network.error'), 'S4 cannot be reached')

    expect(screen.getByText('Network Error')).toBeDefined()
  })

  it('comes back by itself once the server answers, no sooner than it asks', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isAway = true
    const loader = async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      if (isAway) throw new ApiError('server.busy', { status: 503, message: 'S4 is busy.', retryAfterSeconds: 15 })
      return null
    }
    const router = createMemoryRouter([
      { path: '/', loader, element: <p>Alerts</p>, errorElement: <RouteError />, HydrateFallback: () => null },
    ])
    render(<RouterProvider router={router} />)
    await screen.findByText('S4 is busy.')
    await pass(16_000)
    expect(screen.getByText('S4 is busy.')).toBeDefined()

    isAway = false
    await pass(12_000)
    expect(screen.queryByText('Alerts')).toBeNull()
    await pass(4000)

    await screen.findByText('Alerts')
    vi.useRealTimers()
  })

  it.each([
    ['failed', new ApiError('server.failed', { status: 500, message: 'Nothing was lost; try again.' })],
    ['wants a pause', new ApiError('rate.limited', { status: 429, message: 'Wait a moment and try again.' })],
  ])('says in plain words that the server %s', async (_name, failure) => {
    await renderFailing(failure, 'Something went wrong')

    expect(screen.getByText(failure.message)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.queryByText('Technical details')).toBeNull()
  })

  it.each<[string, unknown, string]>([
    [
      'a page',
      new Response(null, { status: 404, statusText: 'Not Found' }),
      'There is no page at this address. Check it for a typing mistake.',
    ],
    [
      'a record',
      new ApiError('job.missing', { status: 404, message: 'We could not find that job.' }),
      'We could not find that job.',
    ],
    [
      'an address with a wrong part',
      new ApiError('input.invalid', { status: 422, message: 'Check the marked fields.', fields: { weeks: 'Choose.' } }),
      'There is no page at this address. Check it for a typing mistake.',
    ],
    [
      'an address that cannot be read',
      new ApiError('input.unreadable', { status: 400, message: 'S4 could not read that.' }),
      'There is no page at this address. Check it for a typing mistake.',
    ],
  ])('says of %s what is not there, and where to go', async (_name, failure, words) => {
    await renderFailing(failure, 'Not found')

    expect(screen.getByText(words)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
    expect(screen.queryByText('Technical details')).toBeNull()
  })

  it('says that a part could not be loaded', async () => {
    await renderFailing(new TypeError('Failed to fetch dynamically imported module: /a.js'), 'S4 cannot be reached')

    expect(screen.getByText('This part of S4 could not be loaded. Try again when you are connected.')).toBeDefined()
  })

  it('asks for a part that could not be loaded again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isAway = true
    const loader = async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      if (isAway) throw new TypeError('Failed to fetch dynamically imported module: /a.js')
      return null
    }
    const router = createMemoryRouter([
      { path: '/', loader, element: <p>Alerts</p>, errorElement: <RouteError />, HydrateFallback: () => null },
    ])
    render(<RouterProvider router={router} />)
    await screen.findByText('This part of S4 could not be loaded. Try again when you are connected.')

    isAway = false
    await pass(12_000)

    await screen.findByText('Alerts')
    vi.useRealTimers()
  })

  it('links to the next step of the failure', async () => {
    await renderFailing(
      new ApiError('job.missing', { nextStep: { label: 'See other jobs', path: '/User-Job' } }),
      'Something went wrong',
    )

    expect(screen.getByRole('link', { name: 'See other jobs' }).getAttribute('href')).toBe('/User-Job')
  })

  it('shows the stack in a disclosure', async () => {
    await renderFailing(new Error('Broken'))

    const details = screen.getByText('Technical details').closest('details')
    expect(details?.open).toBe(false)
    expect(details?.textContent).toContain('Error: Broken')
  })

  it('has no disclosure for a response of the server', async () => {
    await renderFailing(new Response('Gone', { status: 410 }))

    expect(screen.queryByText('Technical details')).toBeNull()
  })
})
