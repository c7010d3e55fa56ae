import type { Db, QueryOptions } from '@s4/db'
import { expect, it } from 'vitest'
import { openJobs, type PlacedSearch } from './open-jobs'

const LEEDS = { lat: 53.7997, lng: -1.5492 }
const search: PlacedSearch = { sort: 'soonest', limit: 20, within: 25 }

/** The statement that finds the jobs, asked of an empty database without statistics. */
async function statementFor(asked: Partial<PlacedSearch>) {
  const statements: { sql: string; options: QueryOptions | undefined }[] = []
  const db: Db = {
    query: async (sql, _params, options) => {
      statements.push({ sql, options })
      return []
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
