import { expect, it } from 'vitest'
import { periodText } from './period-text'

it('names the months in short', () => {
  expect(periodText({ from: '2020-01-31', to: '2026-09-01' })).toBe('Jan 2020 – Sep 2026')
  expect(periodText({ from: '2024-12-12', to: null })).toBe('Dec 2024 – now')
})
