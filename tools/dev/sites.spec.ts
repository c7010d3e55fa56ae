import { expect, it } from 'vitest'
import { appForHost } from './sites'

it.each([
  ['s4.localhost:4200', 'shell'],
  ['seeker.s4.localhost:4200', 'seeker-web'],
  ['company.s4.localhost', 'company-web'],
  ['localhost:4200', 'shell'],
  ['', 'shell'],
])('%s is answered by %s', (host, app) => {
  expect(appForHost(host)).toBe(app)
})
