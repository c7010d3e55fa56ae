import { expect, it } from 'vitest'
import { nextStepOf, nextSteps, type Side } from './next-steps'
import { problemCodes } from './problem-catalogue'

const sides: Side[] = ['seeker', 'company']

it.each(problemCodes)('%s leads on, or says why it leads nowhere', (code) => {
  const steps = nextSteps[code]

  if ('none' in steps) expect(steps.none).toMatch(/^[A-Z].+\.$/)
  else expect(sides.some((side) => nextStepOf(code, side) !== undefined)).toBe(true)
})

it('either side is led on within its own app, and whoever is not signed in to signing in', () => {
  expect(nextStepOf('session.required', null)?.path).toBe('/login')
  expect(nextStepOf('profile.incomplete', null)).toBeUndefined()
  expect(nextStepOf('profile.incomplete', 'seeker')?.path).toBe('/User-PersonalDetails')
  expect(nextStepOf('profile.incomplete', 'company')?.path).toBe('/company-profile')
  expect(nextStepOf('rate.limited', 'company')).toBeUndefined()
})
