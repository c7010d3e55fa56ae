import { expect, it } from 'vitest'
import { dueInBatches } from '@s4/api-platform/sweep'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const now = new Date('2026-11-21T22:00:00.000Z')
const rows = Array.from({ length: 170 }, (_, place) => ({ id: `row ${place}` }))
const listDone = (kind: string) =>
  api.db.query<{ subjectId: string; requestId: string }>(
    'select subject_id, request_id from audit_entry where subject_kind = $1 order by id',
    [kind],
  )

it('every row is done once, and a failure undoes only its row', async () => {
  const round = dueInBatches({ db: api.db, now }, rows, {
    hold: (_tx, ids) => Promise.resolve(ids.map((id) => ({ id }))),
    act: async (ctx, id) => {
      await ctx.record({ action: 'thing.done', subject: { kind: 'batched', id } })
      if (id === 'row 3') throw new Error('this one failed')
      if (id === 'row 120') await ctx.tx.query('select 1 / 0')
    },
  })

  await expect(round).rejects.toThrow('this one failed')
  const done = await listDone('batched')
  expect(done.map(({ subjectId }) => subjectId).sort()).toEqual(
    rows
      .map(({ id }) => id)
      .filter((id) => id !== 'row 3' && id !== 'row 120')
      .sort(),
  )
  expect(new Set(done.map(({ requestId }) => requestId)).size).toBe(9)
})

it('a batch that cannot be held does not stop the others', async () => {
  const round = dueInBatches({ db: api.db, now }, rows, {
    hold: async (tx, ids) => {
      if (ids.includes('row 60')) await tx.query('select 1 / 0')
      return ids.slice(1).map((id) => ({ id }))
    },
    act: (ctx, id) => ctx.record({ action: 'thing.done', subject: { kind: 'held', id } }),
  })

  await expect(round).rejects.toThrow('division by zero')
  expect((await listDone('held')).length).toBe(7 * 19 + 9)
})

it('a batch that met a deadlock is done again at once, each row once', async () => {
  let deadlocks = 0
  await dueInBatches({ db: api.db, now }, rows.slice(0, 20), {
    hold: (_tx, ids) => Promise.resolve(ids.map((id) => ({ id }))),
    act: async (ctx, id) => {
      await ctx.record({ action: 'thing.done', subject: { kind: 'deadlocked', id } })
      if (id === 'row 7' && deadlocks++ === 0)
        await ctx.tx.query(`do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`)
    },
  })

  const done = await listDone('deadlocked')
  expect(done.map(({ subjectId }) => subjectId).sort()).toEqual(
    rows
      .slice(0, 20)
      .map(({ id }) => id)
      .sort(),
  )
})
