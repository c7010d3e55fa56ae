import { expect, it } from 'vitest'
import { findNextStep, nextSteps, type Side } from './next-steps'
import { failureCodes } from './failure-catalogue'

const sides: Side[] = ['seeker', 'company']

it.each(failureCodes)('%s leads on, or says why it leads nowhere', (code) => {
  const steps = nextSteps[code]

  if ('none' in steps) expect(steps.none).toMatch(/^[A-Z].+\.$/)
  else expect(sides.some((side) => findNextStep(code, side) !== undefined)).toBe(true)
})

it('either side is led on within its own app, and whoever is not signed in to signing in', () => {
  expect(findNextStep('session.required', null)?.path).toBe('/login')
  expect(findNextStep('profile.incomplete', null)).toBeUndefined()
  expect(findNextStep('profile.incomplete', 'seeker')?.path).toBe('/User-PersonalDetails')
  expect(findNextStep('profile.incomplete', 'company')?.path).toBe('/company-profile')
  expect(findNextStep('rate.limited', 'company')).toBeUndefined()
})
