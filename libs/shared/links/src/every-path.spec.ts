import { expect, it } from 'vitest'
import { isPath } from './every-path'

it.each([
  '/',
  '/login',
  '/Login/',
  '/User-reportProblem',
  '/User-JobDetails/01900000-0000-7000-8000-000000000000',
  '/sites/1/patrols',
  '/staff/tickets/1',
  '/account',
])('%s is a path of S4', (path) => {
  expect(isPath(path)).toBe(true)
})

it.each(['/nowhere', '/login/more', '/sites/1/nothing', '/User-', '/wp-admin'])('%s is none', (path) => {
  expect(isPath(path)).toBe(false)
})
