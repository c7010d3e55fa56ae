import { expect, it } from 'vitest'
import { eachDue } from '@s4/api-platform/sweep'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const now = new Date('2026-11-21T22:00:00.000Z')

it('a round records its items as done by S4 under one request id, and a failure undoes only its item', async () => {
  const round = eachDue({ db: api.db, now }, [{ id: 'first' }, { id: 'broken' }, { id: 'last' }], async (ctx, id) => {
    await ctx.record({ action: 'thing.done', subject: { kind: 'thing', id } })
    if (id === 'broken') throw new Error('this one failed')
  })

  await expect(round).rejects.toThrow('1 of 3 could not be done')
  const recorded = await api.db.query<{ subjectId: string; actorKind: string; requestId: string }>(
    `select subject_id, actor_kind, request_id from audit_entry where subject_kind = 'thing' order by id`,
  )
  expect(recorded).toMatchObject([
    { subjectId: 'first', actorKind: 'S4' },
    { subjectId: 'last', actorKind: 'S4' },
  ])
  expect(recorded[0]?.requestId).toMatch(/^[\da-f]{32}$/)
  expect(new Set(recorded.map(({ requestId }) => requestId)).size).toBe(1)
})
