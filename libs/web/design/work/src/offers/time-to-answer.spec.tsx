import type { OfferHours } from '@s4/domain/offer-lapse'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { TimeToAnswer } from './time-to-answer'

const NOW = '2026-11-21T15:33:00.000Z'

const show = (startsAt: string) => {
  const onChoose = vi.fn<(hours: OfferHours) => void>()
  const shift = { id: 's', startsAt, endsAt: '2026-11-23T06:00:00.000Z', positions: 1, taken: 0 }
  render(
    <TimeToAnswer
      hours={24}
      shifts={[{ ...shift, cancelled: false, stretches: [] }]}
      zone="Europe/London"
      now={NOW}
      onChoose={onChoose}
    />,
  )
  return onChoose
}
const choices = () =>
  screen.queryAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)

it('offers 24, 4 and 1 hours for a shift that is far', async () => {
  const onChoose = show('2026-11-22T22:00:00.000Z')

  expect(choices()).toEqual(['24 hours', '4 hours', '1 hour'])
  await userEvent.click(screen.getByLabelText('4 hours'))
  expect(onChoose).toHaveBeenCalledWith(4)
})

it('says the end an hour before a shift that is nearer than a choice', () => {
  show('2026-11-21T22:00:00.000Z')

  expect(choices()).toEqual(['Until Sat 21 Nov 2026, 21:00', '4 hours', '1 hour'])
})

it.each([
  ['15 minutes for a shift in 27 minutes', '2026-11-21T16:00:00.000Z', '15 minutes'],
  ['the start of a shift in 10 minutes', '2026-11-21T15:43:00.000Z', 'Until Sat 21 Nov 2026, 15:43'],
  ['the hour before the start when every choice is longer', '2026-11-21T17:10:00.000Z', 'Until Sat 21 Nov 2026, 16:10'],
])('says it without a choice: %s', (_name, startsAt, text) => {
  show(startsAt)

  expect(choices()).toEqual([])
  expect(screen.getByText(text)).toBeTruthy()
})
