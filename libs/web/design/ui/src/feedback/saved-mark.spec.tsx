import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SavedMark } from './saved-mark'

describe('beside a control that saves by itself stands', () => {
  it.each([
    ['idle', ''],
    ['pending', 'Saving…'],
    ['success', 'Saved'],
    ['error', ''],
  ] as const)('for %s: “%s”', (state, words) => {
    render(<SavedMark state={state} />)

    expect(screen.getByRole('status').textContent).toBe(words)
  })

  it('the same live line throughout, so that each change is read out', () => {
    const { rerender } = render(<SavedMark state="idle" />)
    const line = screen.getByRole('status')

    rerender(<SavedMark state="pending" />)
    rerender(<SavedMark state="success" />)

    expect(screen.getByRole('status')).toBe(line)
    expect(line.textContent).toBe('Saved')
  })
})
