import { parseAccountName, parseSortCode } from '@s4/domain/bank'
import { parsePhone } from '@s4/domain/phone'
import { parseUtr } from '@s4/domain/utr'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { contract } from './contract'
import { CalendarDate, Instant } from './endpoint/shapes'
import { DateOrNone, typed } from './endpoint/typed'

const PASTED = 'Vauxhall '.repeat(700)

const issueOf = (shape: z.ZodType, text: string) => shape.safeParse(text).error?.issues[0]

interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  innerType?: z.ZodType
  element?: z.ZodType
  in?: z.ZodType
}
const definitionOf = (shape: z.ZodType) => shape.def as unknown as Definition

/** The texts of an input by their paths, in lists and choices too. */
function textsIn(shape: z.ZodType, path: string): [string, z.ZodType][] {
  const { type, shape: fields = {}, options = [], innerType, element, in: from } = definitionOf(shape)
  if (type === 'string' || (from && definitionOf(from).type === 'string')) return [[path, shape]]
  return [
    ...Object.entries(fields).flatMap(([name, field]) => textsIn(field, `${path}.${name}`)),
    ...[...options, innerType, element, from].flatMap((inner) => (inner ? textsIn(inner, path) : [])),
  ]
}

const bounded = Object.entries(contract)
  .flatMap(([name, { input }]) => textsIn(input, name))
  .filter(([, shape]) => issueOf(shape, PASTED)?.code === 'too_big')

it('finds the texts of the contract that have a most', () => {
  expect(bounded.length).toBeGreaterThan(100)
})

it.each(bounded)('%s does not answer a text that is too long as a missing one', (_path, shape) => {
  expect(issueOf(shape, PASTED)?.message).not.toBe(issueOf(shape, '')?.message)
})

it.each([
  ['a name', typed(parseAccountName), 'Use 70 characters or fewer for the name on the account'],
  ['a sort code', typed(parseSortCode), 'Enter a valid sort code like 309430'],
  ['a UTR', typed(parseUtr), /in the right format: 10 digits/],
  ['a phone number', typed(parsePhone), /like 07700 900 982/],
  ['a text that any reader takes', typed((value) => ({ ok: true, value })), 'Use 100 characters or fewer.'],
])('says of %s that is too long what is wrong with it', (_name, shape, message) => {
  expect(issueOf(shape, PASTED)?.message).toMatch(message)
})

it.each([
  ['2199-12-31', undefined],
  ['2200-01-01', 'That date is too far away. Enter one before 2200.'],
  ['9999-12-31', 'That date is too far away. Enter one before 2200.'],
  ['120266-02-11', 'That date is too far away. Enter one before 2200.'],
  ['20266-11-21', 'That date is too far away. Enter one before 2200.'],
  ['+020266-11-21', 'That date is too far away. Enter one before 2200.'],
  ['1900-01-01', undefined],
  ['1899-12-31', 'That date is too long ago. Enter one from 1900 on.'],
  ['0026-11-21', 'That date is too long ago. Enter one from 1900 on.'],
  ['2026-11-31', 'Enter a date, like 21 November 2026.'],
  ['tomorrow', 'Enter a date, like 21 November 2026.'],
])('answers the date %s with %s', (date, message) => {
  for (const shape of [CalendarDate, DateOrNone]) expect(issueOf(shape, date)?.message).toBe(message)
})

it.each([
  ['2026-11-21T22:00:00.000Z', undefined],
  ['20266-11-21T22:00:00.000Z', 'That date is too far away. Enter one before 2200.'],
  ['2250-11-21T22:00:00.000Z', 'That date is too far away. Enter one before 2200.'],
  ['0026-11-21T22:00:00.000Z', 'That date is too long ago. Enter one from 1900 on.'],
  [`2026-11-21T22:00:00.${'0'.repeat(40)}Z`, 'Give a date and time.'],
  ['yesterday', 'Give a date and time.'],
])('answers the instant %s with %s', (moment, message) => {
  expect(issueOf(Instant, moment)?.message).toBe(message)
})
