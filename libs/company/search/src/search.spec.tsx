import type { Found } from '@s4/contract'
import { aCompanySession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SearchTool } from './search-tool'

const found: Found[] = [
  { kind: 'job', id: '019a0000-0000-7000-8000-000000000001', title: 'Door supervisor', detail: 'Dock', path: '/job' },
  { kind: 'person', id: '019a0000-0000-7000-8000-000000000002', title: 'Dora Fox', detail: '', path: '/person' },
]
const page = (text: string) => (
  <main>
    <h1>{text}</h1>
    <input aria-label="A field" />
    <SearchTool />
  </main>
)
const show = () =>
  renderRoutes(
    [
      { path: '/', element: page('Start') },
      { path: '/person', element: page('The person') },
      { path: '/job', element: page('The job') },
    ],
    { at: '/', session: aCompanySession() },
  )

it('opens by keys, finds as it is typed, and goes to what is chosen by keys; that stays at hand', async () => {
  const asked: unknown[] = []
  server.use(
    reply('companySearch.find', ({ input }) => {
      asked.push(input)
      return found
    }),
  )
  const { container } = show()
  const user = userEvent.setup()

  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Jobs, people, sites, clients, invoices and problems' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('do')
  const people = within(await screen.findByRole('group', { name: 'People' }))
  expect(screen.getByRole('option', { name: /Door supervisor/ }).getAttribute('aria-selected')).toBe('true')
  await expectNoAxeViolations(container)
  await user.keyboard('{ArrowDown}')
  expect(people.getByRole('option').getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Enter}')

  await screen.findByRole('heading', { name: 'The person' })
  expect(asked).toEqual([{ text: 'do' }])
  await user.click(screen.getByRole('button', { name: 'Search everything' }))
  const lately = within(await screen.findByRole('group', { name: 'Opened lately' }))
  expect(lately.getAllByRole('option')).toHaveLength(1)
})

it('says when nothing is found', async () => {
  server.use(reply('companySearch.find', []))
  show()

  await userEvent.keyboard('{Meta>}k{/Meta}')
  await userEvent.type(await screen.findByRole('combobox'), 'zz')

  await screen.findByText('Nothing found. Try another word, or part of one.')
})

it('shows the keys on a question mark, unless it is typed into a field', async () => {
  show()
  const user = userEvent.setup()

  await user.type(screen.getByLabelText('A field'), '?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(document.body)
  await user.keyboard('?')

  const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }))
  sheet.getByText('Search everything')
})
