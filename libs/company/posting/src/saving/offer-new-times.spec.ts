import type { Api } from '@s4/api-client'
import { ApiError } from '@s4/contract/api-error'
import { expect, it } from 'vitest'
import { offerNewTimes } from './offer-new-times'

type Change = Parameters<typeof offerNewTimes>[1]

const shift = (id: string, startsAt: string, cancelled = false) => ({
  id,
  startsAt,
  endsAt: startsAt,
  positions: 1,
  taken: 0,
  cancelled,
})
// Only the fields the rule reads.
const job = (...shifts: ReturnType<typeof shift>[]) =>
  ({ id: 'job', zone: 'Europe/London', shifts }) as unknown as Change['after']
const findSomebody = { label: 'Find somebody else', path: '/find-worker' }
const had = (name: string, startsAt: string) => ({ seekerId: name, name, startsAt })

const asked = async (people: Change['people'], after: Change['after'], refuse?: string) => {
  const sent: unknown[] = []
  const call = (_name: string, { seekerId, shiftIds }: { seekerId: string; shiftIds: string[] }) =>
    seekerId === refuse
      ? Promise.reject(
          new ApiError('worker.blocked', {
            message: 'This company is not taking you on at the moment.',
            nextStep: findSomebody,
          }),
        )
      : Promise.resolve(sent.push([seekerId, shiftIds]))
  const before = job(shift('old-sat', '2026-11-21T22:00:00.000Z'), shift('old-sun', '2026-11-22T22:00:00.000Z'))
  const refused = await offerNewTimes({ call } as unknown as Api, { before, after, people })
  return { sent, refused }
}

const moved = job(
  shift('old-sat', '2026-11-21T22:00:00.000Z', true),
  shift('new-sat', '2026-11-21T21:00:00.000Z'),
  shift('new-sun', '2026-11-22T21:00:00.000Z'),
)

it('makes each person one offer for the new shifts on their days', async () => {
  const { sent } = await asked(
    [
      had('Ada', '2026-11-21T22:00:00.000Z'),
      had('Ada', '2026-11-22T22:00:00.000Z'),
      had('Ben', '2026-11-22T22:00:00.000Z'),
    ],
    moved,
  )

  expect(sent).toEqual([
    ['Ada', ['new-sat', 'new-sun']],
    ['Ben', ['new-sun']],
  ])
})

it('offers all new shifts when a person’s day has none', async () => {
  expect((await asked([had('Ada', '2026-11-25T22:00:00.000Z')], moved)).sent).toEqual([['Ada', ['new-sat', 'new-sun']]])
})

it('returns refusals with their next steps, and makes the other offers', async () => {
  const { sent, refused } = await asked(
    [had('Ada', '2026-11-21T22:00:00.000Z'), had('Ben', '2026-11-21T22:00:00.000Z')],
    moved,
    'Ada',
  )

  expect(sent).toEqual([['Ben', ['new-sat']]])
  expect(refused).toEqual([{ text: 'Ada: This company is not taking you on at the moment.', nextStep: findSomebody }])
})
