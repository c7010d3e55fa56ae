import { expect, it } from 'vitest'
import { bankHolidays } from './bank-holidays'
import { siteNation } from './site-nation'

it.each([
  ['EH1 1YZ', 'scotland'],
  ['G2 1DU', 'scotland'],
  ['BT1 5GS', 'northern-ireland'],
  ['GL1 1AA', 'england-and-wales'],
  ['M1 1AE', 'england-and-wales'],
  ['', 'england-and-wales'],
])('the bank holidays of %s are those of %s', (postcode, nation) => {
  expect(siteNation(postcode)).toBe(nation)
})

it('a bank holiday proclaimed for one year is in the list of its nation alone', () => {
  const dates = (nation: 'scotland' | 'england-and-wales') => bankHolidays(nation, 2026).map(({ date }) => date)
  expect(dates('scotland')).toContain('2026-06-15')
  expect(dates('england-and-wales')).not.toContain('2026-06-15')
})
