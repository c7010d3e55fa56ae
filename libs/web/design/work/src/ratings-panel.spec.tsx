import { expectNoAxeViolations, renderRoutes } from '@s4/testing'
import type { Ratings } from '@s4/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RatingsPanel } from './ratings-panel'

const show = (ratings: Ratings) => {
  const onRate = vi.fn<(rating: { stars: number; comment: string }) => void>()
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <main>
            <h1>Work</h1>
            <RatingsPanel ratings={ratings} other="Ada" busy={false} onRate={onRate} />
          </main>
        ),
      },
    ],
    { at: '/' },
  )
  return onRate
}

it('asks for stars before a rating is sent, and keeps the words', async () => {
  const onRate = show({ mine: null, theirs: null })
  const words = screen.getByRole('textbox', { name: /^A few words/ })

  await userEvent.type(words, 'On time.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the rating' }))

  expect(await screen.findByText('Choose one to five stars.')).toBeTruthy()
  expect(words).toHaveProperty('value', 'On time.')
  expect(onRate).not.toHaveBeenCalled()
  await expectNoAxeViolations()

  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send the rating' }))

  expect(onRate).toHaveBeenCalledExactlyOnceWith({ stars: 4, comment: 'On time.' })
})

it('once given can be read beside the other, and not be given again', () => {
  const createdAt = '2026-11-21T09:00:00.000Z'
  show({ mine: { stars: 5, comment: 'On time.', createdAt }, theirs: { stars: 1, comment: '', createdAt } })

  expect(screen.getByText('You gave Ada 5 stars')).toBeTruthy()
  expect(screen.getByText('“On time.”')).toBeTruthy()
  expect(screen.getByText('Ada gave you 1 star')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
