import { expect, it } from 'vitest'
import { parseCompanyNumber } from '../formats/companies-house'
import { whyNotVerifiable } from './vetting'

it.each([
  ['01234567', '01234567'],
  ['1234567', '01234567'],
  [' sc 123456 ', 'SC123456'],
  ['OC 312-345', 'OC312345'],
])('%s is the company number %s', (typed, number) => {
  expect(parseCompanyNumber(typed)).toEqual({ ok: true, value: number })
})

it.each(['', '00000000', '123456789', 'S1234567', 'SC12345', 'ABC12345'])('%s is no company number', (typed) => {
  expect(parseCompanyNumber(typed).ok).toBe(false)
})

it.each([
  [[], /Nothing/],
  [['refused'], /Nothing/],
  [['verified', 'declared'], /first/],
  [['verified', 'lookedAt'], /first/],
  [['verified'], null],
  [['verified', 'refused'], null],
] as const)('a company that declared %j', (statuses, why) => {
  const found = whyNotVerifiable(statuses.map((status) => ({ status })))
  if (why === null) expect(found).toBeNull()
  else expect(found).toMatch(why)
})
