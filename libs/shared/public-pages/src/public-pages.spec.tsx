import { expectNoAxeViolations, noAnswer, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { homeHtml } from './home-html'
import { publicRoutes } from './public-routes'

const open = (at: string) => renderRoutes(publicRoutes(), { at })

describe('a page for everybody', () => {
  it.each([
    ['/', 'Shift work in security, without the run-around'],
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
    ['/accessibility', 'Accessibility'],
  ])('%s has one main heading, and is there for everybody to use', async (at, heading) => {
    server.use(reply('openJobs.count', { count: 3 }))
    open(at)

    await screen.findByRole('heading', { level: 1, name: heading })

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expectNoAxeViolations()
  })

  it.each(['/', '/terms', '/privacy', '/accessibility'])('%s leads to the small print', async (at) => {
    server.use(reply('openJobs.count', { count: 3 }))
    open(at)

    const footer = within(await screen.findByRole('contentinfo'))

    expect(footer.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(['/terms', '/privacy', '/accessibility']))
  })
})

describe('the landing page', () => {
  it.each([
    [0, '0 jobs are open now.'],
    [1, '1 job is open now.'],
    [1234, '1,234 jobs are open now.'],
  ])('says that %i are open', async (count, sentence) => {
    server.use(reply('openJobs.count', { count }))
    open('/')

    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('does without the number when it cannot be had', async () => {
    server.use(noAnswer('openJobs.count'))
    const { queryClient } = open('/')

    await waitFor(() => expect(queryClient.getQueryCache().getAll().map(({ state }) => state.status)).toEqual(['error']))

    expect(screen.getByRole('button', { name: 'Search jobs' })).toBeTruthy()
    expect(screen.queryByText(/open now|Network Error/)).toBeNull()
  })

  it('leads each kind of person to their own start', async () => {
    server.use(reply('openJobs.count', { count: 3 }))
    open('/')

    expect((await screen.findByRole('link', { name: 'Find work' })).getAttribute('href')).toBe('/CreateAccount')
    expect(screen.getByRole('link', { name: 'Hire workers' }).getAttribute('href')).toBe('/CreateAccount?role=company')
  })

  it('is written out with a search that works before any script', () => {
    const page = new DOMParser().parseFromString(homeHtml(), 'text/html')
    const form = page.querySelector('form')

    expect(page.querySelector('h1')?.textContent).toBe('Shift work in security, without the run-around')
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/User-Job', 'get'])
    expect([...(form?.querySelectorAll('input') ?? [])].map(({ name }) => name)).toEqual(['text', 'place'])
  })
})
