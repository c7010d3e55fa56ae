import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startAfterPaintScript } from './start-after-paint'

let paint: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: () => void) {
        paint = tell
      }
      observe() {}
    },
  )
  document.head.innerHTML = ''
  document.body.innerHTML = `<template id="start"><script type="text/plain" id="one"></script
    ><link rel="modulepreload" href="/x.js"></template>`
  // oxlint-disable-next-line typescript/no-implied-eval -- It is text for the document’s head.
  void new Function(startAfterPaintScript)()
})
afterEach(() => vi.useRealTimers())

const started = () => [...document.head.children].map(({ tagName }) => tagName)

it('starts the app in the order of its scripts, once the page is painted', () => {
  expect(started()).toEqual([])

  paint()
  vi.runAllTimers()

  expect(started()).toEqual(['SCRIPT', 'LINK'])
  expect(document.querySelector<HTMLScriptElement>('#one')?.async).toBe(false)
})

it('starts it a second after the page has loaded where nothing is painted', () => {
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(999)
  expect(started()).toEqual([])

  vi.advanceTimersByTime(1)

  expect(started()).toEqual(['SCRIPT', 'LINK'])
})

it('waits for the whole page where a part of it is painted before', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  paint()
  vi.runAllTimers()
  expect(started()).toEqual([])

  state.mockReturnValue('interactive')
  dispatchEvent(new Event('DOMContentLoaded'))

  expect(started()).toEqual(['SCRIPT', 'LINK'])
})
