import { expect, it } from 'vitest'
import { nameStatements } from './query-on'

it('names every statement where all plans are kept', () => {
  const nameOf = nameStatements(true)

  expect([nameOf('select 1'), nameOf('select 2'), nameOf('select 1')]).toEqual(['s4_1', 's4_2', 's4_1'])
})

it('names only the statements that ask for it elsewhere', () => {
  const nameOf = nameStatements(false)

  expect([nameOf('select 1'), nameOf('select 2', { keepsPlan: true })]).toEqual([undefined, 's4_1'])
})

it('names no more than 150', () => {
  const nameOf = nameStatements(true)
  const names = Array.from({ length: 200 }, (_, index) => nameOf(`select ${index}`))

  expect(names.filter((name) => name !== undefined)).toHaveLength(150)
})
