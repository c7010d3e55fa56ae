import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { KeepsRoom } from './keeps-room'

const size = { width: 400, height: 0 }
const told: (() => void)[] = []

beforeEach(() => {
  told.length = 0
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => size.height)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => size.width)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        told.push(tell)
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})

const roomAt = (height: number, width = 400): string | undefined => {
  Object.assign(size, { width, height })
  for (const tell of told) tell()
  return screen.getByText('Apply').parentElement?.parentElement?.style.minHeight
}

it('never gets lower, also behind a screen that loads', () => {
  render(
    <KeepsRoom>
      <p>Apply</p>
    </KeepsRoom>,
  )

  expect([roomAt(200), roomAt(320), roomAt(150), roomAt(0)]).toEqual(['200px', '320px', '320px', '320px'])
})

it('gives the room back when the phone is turned', () => {
  render(
    <KeepsRoom>
      <p>Apply</p>
    </KeepsRoom>,
  )

  expect([roomAt(320), roomAt(150, 800)]).toEqual(['320px', '150px'])
})
