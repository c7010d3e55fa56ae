import { findNextStep, type Side } from '@s4/contract/next-steps'
import { failureCodes } from '@s4/contract/failure-catalogue'
import { expect, it } from 'vitest'
import { appForPath } from './paths'

/** Screens that both apps have under the same path. */
const OF_BOTH = ['/account']
const sides: Side[] = ['seeker', 'company']
const steps = failureCodes.flatMap((code) =>
  sides.flatMap((side) => {
    const step = findNextStep(code, side)
    return step ? [{ code, side, path: step.path }] : []
  }),
)

it.each(steps)('after $code the $side goes on to $path, a screen of their own', ({ side, path }) => {
  const screen = new URL(path, 'http://s4.localhost').pathname

  expect(OF_BOTH.includes(screen) ? side : appForPath(screen)).toBeOneOf([side, 'shell'])
})
