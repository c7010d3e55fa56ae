import { expectNoAxeViolations, renderRoutes } from '@s4/testing'
import type { Ratings } from '@s4/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SubmitEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { RatingsPanel } from './ratings-panel'

const onRate = vi.fn<(stars: number) => void>()
const onSubmit = vi.fn<(event: SubmitEvent<HTMLFormElement>) => void>((event) => event.preventDefault())

const show = (ratings: Ratings, { stars = 0, error }: { stars?: number; error?: string } = {}) =>
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <main>
            <h1>Work</h1>
            <RatingsPanel
              ratings={{ data: ratings, error: null, refetch: vi.fn() }}
              other="Ada"
              busy={false}
              formProps={{ onSubmit }}
              stars={{ name: 'stars', value: stars, onRate, ...(error !== undefined && { error }) }}
              comment={{ name: 'comment' }}
            />
          </main>
        ),
      },
    ],
    { at: '/' },
  )

it('asks for stars and words, and says what is missing', async () => {
  show({ mine: null, theirs: null }, { error: 'Choose one to five stars.' })

  expect(screen.getByText('Choose one to five stars.')).toBeTruthy()
  await expectNoAxeViolations()

  await userEvent.type(screen.getByRole('textbox', { name: /^A few words/ }), 'On time.')
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send the rating' }))

  expect(onRate).toHaveBeenCalledExactlyOnceWith(4)
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('are shown together once both are given, without a form', () => {
  const createdAt = '2026-11-21T09:00:00.000Z'
  show({ mine: { stars: 5, comment: 'On time.', createdAt }, theirs: { stars: 1, comment: '', createdAt } })

  expect(screen.getByText('You gave Ada 5 stars')).toBeTruthy()
  expect(screen.getByText('“On time.”')).toBeTruthy()
  expect(screen.getByText('Ada gave you 1 star')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
