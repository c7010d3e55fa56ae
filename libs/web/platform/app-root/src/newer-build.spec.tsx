import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isReplaced, withScriptsOr } from './newer-build'

const OWN = '/assets/index-older.js'
const serve = (page: Response | Error) =>
  vi.stubGlobal('fetch', async () => {
    if (page instanceof Error) throw page
    return page
  })
const pageOf = (script: string) => new Response(`<script type="module" src="${script}"></script>`)

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(60_000))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a page is replaced', () => {
  it.each([
    ['by a build with another script', pageOf('/assets/index-newer.js'), true],
    ['not by its own build', pageOf(OWN), false],
    ['not where the server fails', new Response('', { status: 502 }), false],
    ['not without a network', new TypeError('Failed to fetch'), false],
  ])('%s', async (_what, page, replaced) => {
    serve(page)
    expect(await isReplaced([OWN])).toBe(replaced)
  })

  it('not while it is young, nor in development, so that it is not opened again and again', async () => {
    serve(pageOf('/assets/index-newer.js'))
    expect(await isReplaced([])).toBe(false)
    vi.spyOn(performance, 'now').mockReturnValue(2000)
    expect(await isReplaced([OWN])).toBe(false)
  })
})

it('passes on a screen whose script is gone, and the last screen stays until it is opened otherwise', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module')
  const given = vi.fn(() => new Promise<never>(() => undefined))
  const routes = [
    {
      path: '/',
      children: [
        { index: true, Component: () => <p>Jobs</p> },
        { path: 'rota', lazy: { Component: async () => Promise.reject(gone) } },
      ],
    },
  ]
  const router = createMemoryRouter(withScriptsOr(routes, given))
  render(<RouterProvider router={router} />)
  void router.navigate('/rota')

  await expect.poll(() => given.mock.calls).toEqual([[gone]])
  expect(screen.getByText('Jobs')).toBeTruthy()
})
