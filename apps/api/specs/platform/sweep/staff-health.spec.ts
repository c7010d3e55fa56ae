import { expect, it } from 'vitest'
import { checkLedger } from '@s4/api-money/ledger'
import { recordRuns } from '../../../src/due-work/record-runs'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const ola = await api.aStaffMember()
const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 16, 9, minute, second))
const health = async () => (await ola.call('GET', '/staff/health')).json().data
const sweep = async (name: string) => (await health()).sweeps.find(({ work }: { work: string }) => work === name)

it('says when each kind of due work last ran, to the minute, and when it last failed', async () => {
  const runs = recordRuns(api.db)
  expect(await sweep('lapseOffers')).toEqual({ work: 'lapseOffers', ranAt: null, failedAt: null })

  await runs.ran('lapseOffers', at(0))
  await runs.ran('lapseOffers', at(0, 59))
  expect((await sweep('lapseOffers')).ranAt).toBe('2026-11-16T09:00:00.000Z')
  await runs.failed('lapseOffers', at(1))
  await runs.ran('lapseOffers', at(2))

  expect(await sweep('lapseOffers')).toEqual({
    work: 'lapseOffers',
    ranAt: '2026-11-16T09:02:00.000Z',
    failedAt: '2026-11-16T09:01:00.000Z',
  })
})

it('counts mails that wait and were given up, and open alerts', async () => {
  const mail = `insert into mail (id, recipient, subject, body, created_at, next_try_at, sent_at, given_up_at)
    values (gen_random_uuid(), 'a@example.com', 's', 'b', $1, $1, $2, $3)`
  await api.db.query(mail, [at(0), null, null])
  await api.db.query(mail, [at(0), at(0), null])
  await api.db.query(mail, [at(0), null, at(0)])
  await api.db.query(mail, [at(0), null, new Date('2026-11-14T09:00:00Z')])

  expect(await health()).toMatchObject({
    mail: { waiting: 1, oldestAt: '2026-11-16T09:00:00.000Z', givenUp: 1 },
    openAlerts: 0,
  })
})

it('shows the last comparison of the ledger', async () => {
  expect((await health()).ledger).toBeNull()
  await checkLedger(api.deps, at(0))

  expect((await health()).ledger).toEqual({ ranAt: '2026-11-16T09:00:00.000Z', checked: 0, differences: [], mended: 0 })
})
