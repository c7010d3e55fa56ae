import { ApiError } from '@s4/contract/api-error'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { TextLink } from '../type/text'
import { ListWithDetail } from './list-with-detail'
import { useOpenItem } from './use-open-item'

const people = [
  { id: 'p1', name: 'Amara Obi' },
  { id: 'p2', name: 'Bram Lewis' },
]

function Person({ id }: { id: string }) {
  const person = people.find((known) => known.id === id)
  if (id === 'p8') throw new ApiError('record.missing', { status: 404, message: 'We could not find that person.' })
  if (!person) throw new Error('There is no such person.')
  return (
    <>
      <h2>{person.name}, in full</h2>
      <label>
        Note <input />
      </label>
    </>
  )
}

function People() {
  const { open, addressOf } = useOpenItem('person')
  return (
    <ListWithDetail
      open={open}
      label="Person"
      back={{ to: addressOf(null), text: 'All people' }}
      list={people.map(({ id, name }) => (
        <TextLink key={id} to={addressOf(id)} aria-current={id === open || undefined}>
          {name}
        </TextLink>
      ))}
    >
      {open !== null && <Person id={open} />}
    </ListWithDetail>
  )
}

const show = (at: string, { wide = true } = {}) => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: wide }))
  const router = createMemoryRouter([{ path: '/people', Component: People }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return router
}
const pane = () => screen.getByRole('region', { name: 'Person' })

afterEach(() => vi.unstubAllGlobals())

it('opens an item beside the list with the focus, and adds it to the address', async () => {
  const router = show('/people?state=open')

  await userEvent.click(screen.getByRole('link', { name: 'Bram Lewis' }))

  expect(within(pane()).getByRole('heading', { name: 'Bram Lewis, in full' })).toBeTruthy()
  expect(router.state.location.search).toBe('?state=open&person=p2')
  expect(document.activeElement).toBe(pane())
  expect(screen.getByRole('link', { name: 'Bram Lewis' }).getAttribute('aria-current')).toBe('true')
})

it('closes by Escape, and the focus returns to the link in the list', async () => {
  const router = show('/people')
  await userEvent.click(screen.getByRole('link', { name: 'Bram Lewis' }))

  await userEvent.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Person' })).toBeNull())
  expect(router.state.location.search).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bram Lewis' }))
})

it('stays open on Escape in a field', async () => {
  show('/people?person=p1')

  await userEvent.type(screen.getByLabelText('Note'), 'Tall{Escape}')

  expect(pane()).toBeTruthy()
})

it('is closed by Back, and opened by a link that was sent without moving the focus', async () => {
  const router = show('/people?person=p1')
  expect(document.activeElement).toBe(document.body)

  await userEvent.click(screen.getByRole('link', { name: 'Bram Lewis' }))
  await router.navigate(-1)

  expect(await within(pane()).findByRole('heading', { name: 'Amara Obi, in full' })).toBeTruthy()
})

it('keeps the list when the item cannot be shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)

  show('/people?person=p9')

  expect(within(pane()).getByRole('alert').textContent).toContain('There is no such person.')
  expect(screen.getByRole('link', { name: 'Amara Obi' })).toBeTruthy()
})

it('says that an item is not there, where trying again would not help', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)

  show('/people?person=p8')

  const alert = within(within(pane()).getByRole('alert'))
  expect(alert.getByRole('heading', { name: 'Not found' })).toBeTruthy()
  expect(alert.getByText('We could not find that person.')).toBeTruthy()
  expect(alert.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('is shown instead of the list in a narrow window, with a link back', async () => {
  show('/people?person=p1', { wide: false })
  expect(screen.getByRole('heading', { name: 'Amara Obi, in full' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Bram Lewis' })).toBeNull()

  await userEvent.click(screen.getByRole('link', { name: 'All people' }))

  expect(screen.getByRole('link', { name: 'Bram Lewis' })).toBeTruthy()
})

it('keeps what is typed in the item when the window gets narrow', async () => {
  const media = Object.assign(new EventTarget(), { media: '', matches: true })
  vi.stubGlobal('matchMedia', () => media)
  const router = createMemoryRouter([{ path: '/people', Component: People }], {
    initialEntries: ['/people?person=p1'],
  })
  render(<RouterProvider router={router} />)
  await userEvent.type(screen.getByLabelText('Note'), 'Tall')

  act(() => {
    media.matches = false
    media.dispatchEvent(new Event('change'))
  })

  expect(screen.getByRole('link', { name: 'All people' })).toBeTruthy()
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Tall')
})
