import { ApiError } from '@s4/contract/api-error'
import { render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteError } from './route-error'

beforeEach(() => {
  // React and the router report what a loader throws; here it is thrown on purpose.
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

describe('the router’s error screen', () => {
  it.each<[string, unknown, string]>([
    ['the status and its text', new Response(null, { status: 404, statusText: 'Not Found' }), '404 Not Found'],
    ['the body where there is no text', new Response('This job is gone', { status: 410 }), '410 This job is gone'],
    ['the message of an error', new Error('Network Error'), 'Network Error'],
    ['the status and message of a problem', Object.assign(new Error('Not yours'), { status: 403 }), '403 Not yours'],
    ['whatever else was thrown', { odd: true }, '{"odd":true}'],
  ])('shows %s', async (_name, failure, words) => {
    await renderFailing(failure)

    expect(screen.getByText(words)).toBeDefined()
  })

  it('says of a server that does not answer that it cannot be reached: that is no error of the app', async () => {
    await renderFailing(new ApiError('network.error'), 'S4 cannot be reached')

    expect(screen.getByText('Network Error')).toBeDefined()
  })

  it('leads on where the problem says where to', async () => {
    await renderFailing(new ApiError('job.missing', { nextStep: { label: 'See other jobs', path: '/User-Job' } }))

    expect(screen.getByRole('link', { name: 'See other jobs' }).getAttribute('href')).toBe('/User-Job')
  })

  it('keeps the browser’s own stack behind a fold', async () => {
    await renderFailing(new Error('Broken'))

    const details = screen.getByText('Technical details').closest('details')
    expect(details?.open).toBe(false)
    expect(details?.textContent).toContain('Error: Broken')
  })

  it('has no fold for an answer from the server', async () => {
    await renderFailing(new Response('Gone', { status: 410 }))

    expect(screen.queryByText('Technical details')).toBeNull()
  })
})
