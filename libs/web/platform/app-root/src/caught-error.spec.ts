import { ApiError } from '@s4/contract/api-error'
import { afterEach, expect, it, vi } from 'vitest'
import { onCaughtError } from './caught-error'

afterEach(() => vi.unstubAllGlobals())

it('tells what is a fault of the page, and nothing that the server said', () => {
  const told = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', told)
  const fault = new TypeError('invoice is undefined')

  onCaughtError(new ApiError('record.missing', { status: 404 }))
  onCaughtError(fault)

  expect(told.mock.calls).toEqual([[fault]])
})
