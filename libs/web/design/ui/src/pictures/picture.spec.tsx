import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Picture } from './picture'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const picture = () => screen.queryByRole('img', { name: 'A door' })

const doesNotCome = () => fireEvent.error(screen.getByRole('img', { name: 'A door' }))

describe('a picture that does not come', () => {
  it('is asked for again after 1, 4 and 16 seconds', () => {
    render(<Picture src="/api/files/1" alt="A door" otherwise="no picture" />)
    for (const seconds of [1, 4, 16]) {
      doesNotCome()
      expect(screen.getByText('no picture')).toBeTruthy()
      act(() => void vi.advanceTimersByTime(seconds * 1000 - 1))
      expect(picture()).toBeNull()
      act(() => void vi.advanceTimersByTime(1))
      expect(picture()).toBeTruthy()
    }
    doesNotCome()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(picture()).toBeNull()
  })

  it('does not keep another picture from being shown', () => {
    const { rerender } = render(<Picture src="/api/files/1" alt="A door" otherwise="no picture" />)
    doesNotCome()
    rerender(<Picture src="/api/files/2" alt="A door" otherwise="no picture" />)
    expect(picture()?.getAttribute('src')).toBe('/api/files/2')
  })
})
