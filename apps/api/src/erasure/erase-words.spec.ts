import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { aShift } from '../testing/a-shift'
import { startApi } from '../testing/start-api'
import { eraseWords } from './erase-words'

const api = await startApi()

async function spoken() {
  const shift = await aShift(api)
  const { id } = (
    await api.as(shift.seeker, 'POST', '/problems', {
      jobId: shift.job.id,
      category: 'site',
      subject: 'The gate',
      text: 'It sticks.',
    })
  ).json().data
  await api.as(shift.company, 'POST', `/problems/${id}/replies`, { text: 'We come.' })
  await api.as(shift.seeker, 'POST', '/tickets', { subject: 'My picture', text: 'Upside down.' })
  return { ...shift, problem: id }
}

it('an erased worker’s words leave problems and questions; the other side’s and the record stay', async () => {
  const { seeker, company, problem } = await spoken()

  await eraseWords(api.db, { uid: seeker.uid, now: new Date('2026-12-01T09:00:00.000Z') })

  const left = (await api.as(company, 'GET', `/problems/${problem}`)).json().data
  expect(left).toMatchObject({
    subject: 'Erased',
    status: 'closed',
    thread: [{ text: 'Erased' }, { text: 'We come.' }],
  })
  expect(await api.db.query('select 1 from ticket where uid = $1', [seeker.uid])).toEqual([])
})

it('an erased member’s words leave too, and the worker’s stay', async () => {
  const { seeker, company, problem } = await spoken()
  await api.as(company, 'PATCH', `/problems/${problem}`, { ownerUid: company.uid })

  await eraseWords(api.db, { uid: company.uid, now: new Date('2026-12-01T09:00:00.000Z') })

  const left = (await api.as(seeker, 'GET', `/problems/${problem}`)).json().data
  expect(left).toMatchObject({
    subject: 'The gate',
    status: 'inProgress',
    thread: [{ text: 'It sticks.' }, { text: 'Erased' }],
  })
})

it('both are in the export of whoever is party to them', async () => {
  const { seeker, company } = await spoken()
  const exported = async (person: typeof seeker | typeof company) =>
    JSON.parse(
      strFromU8(unzipSync((await api.as(person, 'GET', '/user/export')).rawPayload)['all.json'] ?? new Uint8Array()),
    ) as Record<string, { text?: string; subject?: string }[]>

  const [mine, theirs] = [await exported(seeker), await exported(company)]

  expect(mine['problem_message']?.map(({ text }) => text)).toEqual(['It sticks.', 'We come.'])
  expect(mine['ticket']).toMatchObject([{ subject: 'My picture' }])
  expect(mine['ticket_message']).toHaveLength(1)
  expect(theirs['problem_message']?.map(({ text }) => text)).toEqual(['We come.'])
  expect(theirs['problem']).toEqual([])
})
