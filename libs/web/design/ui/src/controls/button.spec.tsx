import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from './button'

it('stays as wide as it was while it worked, so that those beside it do not move with the answer', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(132)
  const { rerender } = render(<Button>Book on</Button>)
  const button = screen.getByRole('button', { name: 'Book on' })
  expect(button.style.minWidth).toBe('')

  rerender(<Button busy>Book on</Button>)
  rerender(<Button>Book on</Button>)

  expect(button.style.minWidth).toBe('min(132px, 100%)')
})
