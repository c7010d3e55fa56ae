import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { WhenSeen } from './when-seen'

afterEach(() => void vi.unstubAllGlobals())

it('what nobody sees is made once it comes near the window, and stays', () => {
  let comes = (_: { isIntersecting: boolean }[]): void => {}
  const disconnect = vi.fn<() => void>()
  class Observer {
    observe = vi.fn<(place: Element) => void>()
    disconnect = disconnect
    constructor(told: typeof comes) {
      comes = told
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  render(<WhenSeen>a map</WhenSeen>)

  act(() => comes([{ isIntersecting: false }]))
  expect(screen.queryByText('a map')).toBeNull()

  act(() => comes([{ isIntersecting: true }]))
  expect(screen.getByText('a map')).toBeTruthy()
  expect(disconnect).toHaveBeenCalled()
})
