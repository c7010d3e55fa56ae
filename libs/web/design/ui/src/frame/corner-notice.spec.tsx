import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CornerNotice } from './corner-notice'

it('shares one column with other notices, and each is removed with its component', () => {
  const { rerender } = render(
    <>
      <main>
        <CornerNotice title="Your session ends soon" action={<button type="button">Stay</button>} />
      </main>
      <CornerNotice title="A check call waits" action={<button type="button">Answer</button>} />
    </>,
  )

  const [first, second] = screen.getAllByRole('status')
  expect(first?.parentElement).toBe(second?.parentElement)
  expect(getComputedStyle(first?.parentElement as Element).position).toBe('fixed')
  expect(getComputedStyle(first as Element).position).not.toBe('fixed')

  rerender(<CornerNotice title="A check call waits" action={<button type="button">Answer</button>} />)
  expect(screen.getAllByRole('status').map((notice) => notice.textContent)).toEqual(['A check call waitsAnswer'])
})
