import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const ola = await api.aStaffMember()

const askSupport = async (person: Parameters<typeof api.as>[0], change: object = {}) =>
  (await api.as(person, 'POST', '/tickets', { subject: 'My picture', text: 'It is upside down.', ...change })).json()
    .data

it('staff list what waits: complaints first, then the longest waiting, without saying whose it is', async () => {
  const sam = await api.aSeeker()
  const first = await askSupport(sam, { subject: 'My badge' })
  api.moveTo('2026-11-16T09:10:00.000Z')
  const second = await askSupport(sam, { subject: 'My phone' })
  const complaint = await askSupport(sam, { kind: 'dataComplaint', subject: 'Too much shown' })

  const listed = (await ola.call('GET', '/staff/tickets')).json().data

  expect(listed.map(({ id }: { id: string }) => id)).toEqual([complaint.id, first.id, second.id])
  expect(listed[0]).toMatchObject({ role: 'Job Seeker', acknowledgeBy: '2026-12-16T09:10:00.000Z' })
  expect(JSON.stringify(listed)).not.toContain(sam.email)
  for (const { id } of [complaint, first, second])
    await ola.call('POST', `/staff/tickets/${id}/answer`, { close: true })
  expect((await ola.call('GET', '/staff/tickets')).json().data).toEqual([])
})

it('opening a question is recorded; answering and closing tell the person and name who did it', async () => {
  const sam = await api.aSeeker()
  const { id, number } = await askSupport(sam)

  const opened = (await ola.call('GET', `/staff/tickets/${id}`)).json().data
  const answered = (await ola.call('POST', `/staff/tickets/${id}/answer`, { text: 'Turn it.' })).json().data
  await ola.call('POST', `/staff/tickets/${id}/answer`, { close: true })

  expect(opened).toMatchObject({ number, email: sam.email, thread: [{ by: 'seeker', text: 'It is upside down.' }] })
  expect(answered).toMatchObject({ status: 'answered', thread: [{}, { by: 'S4', text: 'Turn it.' }] })
  expect(await api.db.query('select staff_id, subject_kind from staff_look where uid = $1', [sam.uid])).toEqual([
    { staffId: ola.id, subjectKind: 'ticket' },
  ])
  expect(
    await api.db.query(`select action, actor_kind, staff_id from audit_entry where subject_id = $1 order by id`, [id]),
  ).toEqual([
    { action: 'ticket.asked', actorKind: 'seeker', staffId: null },
    { action: 'ticket.answered', actorKind: 'S4', staffId: ola.id },
    { action: 'ticket.closed', actorKind: 'S4', staffId: ola.id },
  ])
  expect(await api.db.query('select title, link from notification where uid = $1 order by id', [sam.uid])).toEqual([
    { title: `S4 answered ${number}: My picture`, link: `/User-ContactSupport?ticket=${id}` },
    { title: `${number} is closed: My picture`, link: `/User-ContactSupport?ticket=${id}` },
  ])
  expect(
    await api.db.query('select subject, body from mail where recipient = $1 order by id limit 1', [sam.email]),
  ).toEqual([{ subject: `S4 answered ${number}: My picture`, body: 'Turn it.' }])
})

it('an empty answer is refused, and so is a question of one’s own', async () => {
  const sam = await api.aSeeker()
  const { id } = await askSupport(sam)
  const self = await api.aStaffMember({ email: sam.email.toUpperCase() })

  expect((await ola.call('POST', `/staff/tickets/${id}/answer`)).json()).toMatchObject({
    code: 'input.invalid',
    fields: { text: 'Write the answer.' },
  })
  expect((await self.call('POST', `/staff/tickets/${id}/answer`, { text: 'Yes.' })).json().code).toBe('staff.own-case')
})
