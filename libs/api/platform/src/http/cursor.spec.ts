import { describe, expect, it } from 'vitest'
import { readCursor, readSortCursor, toPage } from './cursor'

const AT = '2026-11-16T09:00:00.000Z'
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `019a0000-0000-7000-8000-00000000000${index}`, at: AT }))
const page = (count: number) => toPage(rows(count), 3, (row) => row)

describe('a page of a list', () => {
  it.each([0, 2, 3])('is the last page with %i of at most 3 items', (count) => {
    expect(page(count)).toEqual({ data: rows(count), nextCursor: null })
  })

  it('continues after its last row when there are more rows', () => {
    const { data, nextCursor } = page(4)

    expect(data).toEqual(rows(3))
    expect(readCursor(nextCursor ?? undefined)).toEqual(rows(3).at(-1))
  })

  it.each(['nonsense', Buffer.from('{"at":"yesterday","id":1}').toString('base64url')])(
    'refuses the cursor %s, which we did not make',
    (cursor) => {
      expect(() => readCursor(cursor)).toThrow(expect.objectContaining({ code: 'input.invalid' }))
    },
  )

  it('of a sorted list continues after the value of its last row', () => {
    const { nextCursor } = toPage(rows(4), 3, ({ id }) => ({ key: 1450, id }))

    expect(readSortCursor(nextCursor ?? undefined, 'number')).toEqual({ key: 1450, id: rows(3).at(-1)?.id })
  })

  it.each([
    ['instant', 'yesterday'],
    ['number', '1450'],
    ['text', 'a\0b'],
  ] as const)('refuses a cursor whose %s is none', (kind, key) => {
    const cursor = Buffer.from(JSON.stringify({ key, id: rows(1)[0]?.id })).toString('base64url')

    expect(() => readSortCursor(cursor, kind)).toThrow(expect.objectContaining({ code: 'input.invalid' }))
  })
})
