import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CornerNotice } from './corner-notice'

it('tells toasts how high it is, so that they stand above it', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly told: () => void) {}
      observe = () => this.told()
    },
  )
  render(<CornerNotice title="A check call waits" action={<button type="button">Answer</button>} />)

  expect(document.documentElement.style.getPropertyValue('--corner-height')).toBe('120px')
})

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
  const corner = getComputedStyle(first?.parentElement as Element)
  expect([corner.position, corner.gap, getComputedStyle(first as Element).marginTop]).toEqual(['fixed', '8px', ''])
  expect(getComputedStyle(first as Element).position).not.toBe('fixed')

  rerender(<CornerNotice title="A check call waits" action={<button type="button">Answer</button>} />)
  expect(screen.getAllByRole('status').map((notice) => notice.textContent)).toEqual(['A check call waitsAnswer'])
})
