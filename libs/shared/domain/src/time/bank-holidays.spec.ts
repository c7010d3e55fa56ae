import { describe, expect, it } from 'vitest'
import { bankHolidays, type BankHolidayChange, type Nation } from './bank-holidays'

const dates = (nation: Nation, year: number, changes?: BankHolidayChange[]) =>
  bankHolidays(nation, year, changes).map(({ date }) => date.slice(5))

describe('bank holidays', () => {
  it.each<[nation: Nation, dates: string[]]>([
    ['england-and-wales', ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28']],
    ['scotland', ['01-01', '01-04', '03-26', '05-03', '05-31', '08-02', '11-30', '12-27', '12-28']],
    ['northern-ireland', ['01-01', '03-17', '03-26', '03-29', '05-03', '05-31', '07-12', '08-30', '12-27', '12-28']],
  ])('of %s in 2027', (nation, expected) => {
    expect(dates(nation, 2027)).toEqual(expected)
  })

  it.each<[nation: Nation, dates: string[]]>([
    ['england-and-wales', ['12-25', '12-28']],
    ['scotland', ['11-30', '12-25', '12-28']],
    ['northern-ireland', ['12-25', '12-28']],
  ])('of %s left in 2026', (nation, expected) => {
    expect(dates(nation, 2026).filter((date) => date > '11-21')).toEqual(expected)
  })

  it('can be added, named and taken away by data', () => {
    const changes: BankHolidayChange[] = [
      { date: '2026-06-15', nation: 'scotland', name: 'World Cup' },
      { date: '2026-08-03', nation: 'scotland', name: null },
    ]

    expect(bankHolidays('scotland', 2026, changes)).toContainEqual({ date: '2026-06-15', name: 'World Cup' })
    expect(dates('scotland', 2026, changes)).not.toContain('08-03')
    expect(dates('england-and-wales', 2026, changes)).not.toContain('06-15')
    expect(bankHolidays('england-and-wales', 2026).find(({ date }) => date === '2026-12-28')?.name).toContain(
      'Boxing Day',
    )
  })
})
