import type { Db, QueryOptions } from '@s4/db'
import { cellsAround } from '@s4/domain/search-cell'
import { expect, it } from 'vitest'
import { openJobs, type PlacedSearch } from './open-jobs'

const LEEDS = { lat: 53.7997, lng: -1.5492 }
const search: PlacedSearch = { sort: 'soonest', limit: 20, within: 25 }

const aroundLeeds = cellsAround({ latitude: LEEDS.lat, longitude: LEEDS.lng }, 25 * 1609.344) ?? []
const column = (name: string, more: object) => ({ total: 1_000_000, name, values: null, shares: null, ...more })
/** Of a million jobs, all of them around Leeds. */
const manyAround = [
  column('cell', { values: aroundLeeds.map(String), shares: aroundLeeds.map(() => 1 / aroundLeeds.length) }),
  column('words', { words: ['guard'], wordShares: [0.4] }),
  column('starts_at', { bounds: ['2026-11-16 00:00:00+00', '2026-12-16 00:00:00+00'] }),
  column('pay_per_hour', { bounds: ['1200', '2700'] }),
]

/** The statement that finds the jobs, asked of an empty database, without statistics unless they are given. */
async function statementFor(asked: Partial<PlacedSearch>, statistics: object[] = []) {
  const statements: { sql: string; options: QueryOptions | undefined }[] = []
  const db: Db = {
    query: async <Row>(sql: string, _params?: readonly unknown[], options?: QueryOptions) => {
      statements.push({ sql, options })
      return (sql.includes('pg_stats') ? statistics : []) as Row[]
    },
  }
  await openJobs(db)({
    reads: db,
    search: { ...search, ...asked },
    seekerId: null,
    workable: null,
    home: null,
    after: null,
    now: '2026-11-16T09:00:00.000Z',
  })
  return statements.find(({ sql }) => sql.includes('candidate'))
}

it.each(['soonest', 'nearest', 'paid', 'best'] as const)(
  'sorted by %s, jobs around are read cell by cell, by a plan that is kept',
  async (sort) => {
    const statement = await statementFor({ sort, payFrom: 1300, ...LEEDS })

    expect(statement?.sql).toContain('where cell = near_cell')
    expect(statement?.options).toEqual({ keepsPlan: true })
  },
)

it.each([
  ['soonest', 'least(pay_per_hour)'],
  ['paid', 'least(starts_at)'],
] as const)('sorted by %s, the index is chosen without %s', async (sort, hidden) => {
  expect((await statementFor({ sort, payFrom: 1300, ...LEEDS }))?.sql).toContain(`${hidden} >= `)
})

it('without a place each search is planned for its own values', async () => {
  expect((await statementFor({ payFrom: 1300 }))?.options).toEqual({ keepsPlan: false })
})

it('leaves out by degrees what is too far before it measures, once, how far each job is', async () => {
  const { sql = '' } = (await statementFor(LEEDS)) ?? {}

  expect(sql).toMatch(/lat between \$\d+ and \$\d+ and lng between \$\d+ and \$\d+/)
  expect(sql).toContain('offset 0) with_distance')
})

it.each([
  ['the country', {}, false],
  ['the place where a role is asked for', { role: 'dog-handler' }, true],
  ['the place where a licence is asked for', { siaSector: 'Key Holding' }, true],
] as const)('the newest of many jobs around are read from %s', async (_where, asked, isAround) => {
  const { sql = '' } = (await statementFor({ sort: 'newest', ...LEEDS, ...asked }, manyAround)) ?? {}

  expect(sql.includes('where cell = near_cell')).toBe(isAround)
})
