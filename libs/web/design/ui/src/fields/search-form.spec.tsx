import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation, useSearchParams } from 'react-router-dom'
import { expect, it } from 'vitest'
import { SearchForm } from './search-form'

function Address() {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

const open = (action?: string) =>
  render(
    <MemoryRouter initialEntries={['/clients?text=old&page=3']}>
      <SearchForm {...(action && { action })}>
        <input name="text" aria-label="Name" />
        <button type="submit">Search</button>
      </SearchForm>
      <Address />
    </MemoryRouter>,
  )

it.each([
  ['its own path', undefined, '/clients?text=O%27Neill+%26+Sons'],
  ['another one', '/faq', '/faq?text=O%27Neill+%26+Sons'],
])('leads to %s with its fields as the query', async (_name, action, address) => {
  open(action)

  await userEvent.type(screen.getByLabelText('Name'), "O'Neill & Sons")
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))

  expect(screen.getByRole('status').textContent).toBe(address)
})

it('names its address for the browser, which sends it before the app has come', () => {
  open('/faq')

  const form = screen.getByRole('search')
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/faq'])
})

it('has after Back what the address has, and after its own search what was typed since', async () => {
  function Clients() {
    const [params] = useSearchParams()
    return (
      <main tabIndex={-1}>
        <SearchForm>
          <input name="text" aria-label="Name" defaultValue={params.get('text') ?? ''} />
        </SearchForm>
      </main>
    )
  }
  const router = createMemoryRouter([{ path: '/clients', element: <Clients /> }], { initialEntries: ['/clients'] })
  render(<RouterProvider router={router} />)

  await userEvent.type(screen.getByLabelText('Name'), 'Bay{Enter} Events')
  expect(router.state.location.search).toBe('?text=Bay')
  expect(screen.getByLabelText('Name')).toBe(document.activeElement)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Bay Events')

  await act(() => router.navigate(-1))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
