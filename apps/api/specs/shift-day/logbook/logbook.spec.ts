import { removeOldTrails } from '@s4/api-shift-day/attendance'
import { expect, it } from 'vitest'
import sharp from 'sharp'
import { aForm } from '../../../src/testing/a-form'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

async function onShift(): Promise<TestShift & { token: string }> {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  return { ...shift, token: await bookOnShift(api, shift) }
}
const writeEntry = (shift: TestShift & { token: string }, body: object) =>
  api.anonymous('POST', `/assignments/${shift.id}/logbook`, body, { 'shift-token': shift.token })

async function aPicture(token: string, purpose = 'logbook') {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const { payload, headers } = aForm({ purpose }, { file: { name: 'gate.jpg', bytes } })
  return api.anonymous('POST', '/files', payload, { ...headers, 'shift-token': token })
}

it('text and pictures can be sent without a session and read by both sides', async () => {
  const shift = await onShift()
  const picture = await aPicture(shift.token)

  const written = await writeEntry(shift, {
    text: 'Two people refused at the <b>gate</b>.',
    fileIds: [picture.json().data.id],
  })
  const report = await api.as(shift.company, 'GET', `/company/jobs/${shift.job.id}/report`)
  const seen = await api.as(shift.company, 'GET', `/files/${picture.json().data.id}`)

  expect(written.json().data).toMatchObject({
    text: 'Two people refused at the <b>gate</b>.',
    seekerName: 'Sam Okoro',
    // Somebody with a shift pass alone opens it by its signed address.
    pictures: [expect.stringMatching(`^/api/files/${picture.json().data.id}\\?until=`)],
  })
  expect(report.json().data).toMatchObject({
    shift: { id: shift.job.shift.id },
    entries: [{ id: written.json().data.id }],
    timeline: [
      { action: 'attendance.booked-on', by: 'seeker', seekerName: 'Sam Okoro' },
      { action: 'logbook.written' },
    ],
  })
  expect(seen.statusCode).toBe(200)
})

it('a worker without a session can open the pictures with signed links, for a limited time', async () => {
  const [shift, other] = [await onShift(), await onShift()]
  const picture = (await aPicture(shift.token)).json().data.id
  const another = (await aPicture(other.token)).json().data.id
  await writeEntry(shift, { text: 'Look.', fileIds: [picture] })

  const [entry] = (
    await api.anonymous('GET', `/assignments/${shift.id}/logbook`, undefined, { 'shift-token': shift.token })
  ).json().data
  const address = entry.pictures[0].replace('/api', '')
  const getStatus = async (path: string) => (await api.anonymous('GET', path)).statusCode

  expect(await getStatus(address)).toBe(200)
  expect(await getStatus(`/files/${picture}`)).toBe(404)
  expect(await getStatus(address.replace(picture, another))).toBe(404)
  expect(await getStatus(address.replace(/until=\d/, 'until=9'))).toBe(404)
  api.moveTo('2026-11-22T10:00:00.000Z')
  expect(await getStatus(address)).toBe(404)
})

it('the signed links stop working when the worker signs out', async () => {
  const shift = await onShift()
  await writeEntry(shift, { text: 'Look.', fileIds: [(await aPicture(shift.token)).json().data.id] })
  const [entry] = (
    await api.anonymous('GET', `/assignments/${shift.id}/logbook`, undefined, { 'shift-token': shift.token })
  ).json().data
  const open = async () => (await api.anonymous('GET', entry.pictures[0].replace('/api', ''))).statusCode
  expect(await open()).toBe(200)

  await api.as(shift.seeker, 'DELETE', '/session')

  expect(await open()).toBe(404)
})

it('a picture can be used in one entry only', async () => {
  const shift = await onShift()
  const fileIds = [(await aPicture(shift.token)).json().data.id]
  await writeEntry(shift, { text: 'Look.', fileIds })

  const again = await writeEntry(shift, { text: 'Once more.', fileIds })

  expect([again.statusCode, again.json().code]).toEqual([409, 'file.in-use'])
})

it('with a shift token only pictures for reports can be uploaded', async () => {
  const shift = await onShift()

  expect((await aPicture(shift.token, 'licence')).statusCode).toBe(403)
})

it('an entry with another person’s picture is refused and not stored', async () => {
  const [shift, other] = [await onShift(), await onShift()]
  const theirs = await aPicture(other.token)

  const answer = await writeEntry(shift, { text: 'Mine?', fileIds: [theirs.json().data.id] })

  expect(answer.json().code).toBe('file.missing')
  expect(await api.db.query('select 1 from logbook_entry where assignment_id = $1', [shift.id])).toEqual([])
})

it('entries can be written from booking on until 12 hours after the end', async () => {
  const before = await aShift(api)
  const early = await api.as(before.seeker, 'POST', `/assignments/${before.id}/logbook`, { text: 'Early.' })
  const shift = await onShift()
  await api.anonymous('POST', `/assignments/${shift.id}/book-off`, {}, { 'shift-token': shift.token })

  api.moveTo('2026-11-22T17:59:00.000Z')
  const after = await writeEntry(shift, { text: 'Forgot: the gate sticks.' })
  api.moveTo('2026-11-22T18:00:00.000Z')
  const late = await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/logbook`, { text: 'Late.' })

  expect([early.json().code, after.statusCode, late.json().code]).toEqual([
    'assignment.wrong-state',
    200,
    'assignment.wrong-state',
  ])
  expect(late.json().detail).toBe('You can write reports from booking on until 12 hours after the end.')
})

it.each([
  ['an empty text', { text: '  ' }, 'text'],
  ['more than 4 000 characters', { text: 'x'.repeat(4001) }, 'text'],
  [
    'seven pictures',
    { text: 'Look.', fileIds: Array.from({ length: 7 }, () => '019a0000-0000-7000-8000-000000000001') },
    'fileIds',
  ],
])('refuses %s', async (_name, body, field) => {
  const shift = await onShift()

  expect((await writeEntry(shift, body)).json().fields).toHaveProperty(field)
})

it('refuses everybody but the two sides', async () => {
  const shift = await onShift()
  const stranger = await api.aSeeker()
  const rival = await api.aCompany()

  await api.refusals({
    method: 'POST',
    path: `/assignments/${shift.id}/logbook`,
    body: { text: 'x' },
    stranger,
    wrongRole: shift.company,
  })
  await api.refusals({ method: 'GET', path: `/assignments/${shift.id}/logbook`, stranger })
  await api.refusals({
    method: 'GET',
    path: `/company/jobs/${shift.job.id}/report`,
    stranger: rival,
    wrongRole: shift.seeker,
  })
})

const anIncident = {
  text: 'A phone was taken.',
  form: {
    kind: 'incident',
    answers: { kind: 'theft', time: '22:40', place: 'Bar 2', action: 'Called the police.', hurt: 'no', people: '' },
  },
}

it('an incident is kept with its answers, and the company is told by email', async () => {
  const shift = await onShift()

  const written = await writeEntry(shift, anIncident)

  const { people: _empty, ...answered } = anIncident.form.answers
  expect(written.json().data.form).toEqual({ kind: 'incident', answers: answered })
  expect(await api.db.query('select subject from mail where recipient = $1', [shift.company.email])).toContainEqual({
    subject: 'Sam Okoro reported an incident',
  })
})

it.each([
  ['a missing answer', { place: '' }, 'form.answers.place'],
  ['a choice that the form has not', { kind: 'alien' }, 'form.answers.kind'],
  ['a time that does not exist', { time: '25:00' }, 'form.answers.time'],
])('refuses a form with %s', async (_name, change, field) => {
  const shift = await onShift()
  const form = { ...anIncident.form, answers: { ...anIncident.form.answers, ...change } }

  expect((await writeEntry(shift, { ...anIncident, form })).json().fields).toHaveProperty([field])
})

it('refuses answers that no form has', async () => {
  const shift = await onShift()
  const form = { ...anIncident.form, answers: { ...anIncident.form.answers, colour: 'red' } }

  expect((await writeEntry(shift, { ...anIncident, form })).statusCode).toBe(422)
})

const firstAid = {
  text: 'A guest fell on the stairs.',
  form: {
    kind: 'firstAid',
    answers: {
      time: '23:10',
      place: 'Stairs',
      person: 'A woman in a red coat',
      group: 'visitor',
      happened: 'Cut on the hand.',
      given: 'Plaster.',
      helper: 'Sam Okoro',
      result: 'stayed',
      witnessName: 'Kit Marsh',
      witnessSignature: '10,20 30,40;50,60',
    },
  },
}

it('first aid, force and ejections are read by roles that handle people on the day only', async () => {
  const shift = await onShift()
  const picture = (await aPicture(shift.token)).json().data.id
  await writeEntry(shift, { ...firstAid, fileIds: [picture] })
  await writeEntry(shift, { text: 'Quiet.' })
  const [controller, finance] = [
    await api.aMember(shift.company, { role: 'controller' }),
    await api.aMember(shift.company, { role: 'finance' }),
  ]
  const report = async (person: typeof finance) =>
    (await api.as(person, 'GET', `/company/jobs/${shift.job.id}/report`)).json().data
  const look = async (person: typeof finance) => (await api.as(person, 'GET', `/files/${picture}`)).statusCode

  expect(await report(controller)).toMatchObject({
    withheld: 0,
    entries: [{ form: firstAid.form }, { text: 'Quiet.' }],
  })
  expect(await report(finance)).toMatchObject({ withheld: 1, entries: [{ text: 'Quiet.' }] })
  expect((await api.as(finance, 'GET', `/assignments/${shift.id}/logbook`)).json().data).toHaveLength(1)
  expect([await look(controller), await look(finance)]).toEqual([200, 404])
})

it.each([
  ['drawn off the paper', { witnessSignature: '10,20 401,40' }, 'form.answers.witnessSignature'],
  ['that is text', { witnessSignature: '<path>' }, 'form.answers.witnessSignature'],
  ['of nobody', { witnessName: '' }, 'form.answers.witnessName'],
])('refuses a signature %s', async (_name, change, field) => {
  const shift = await onShift()
  const form = { ...firstAid.form, answers: { ...firstAid.form.answers, ...change } }

  expect((await writeEntry(shift, { ...firstAid, form })).json().fields).toHaveProperty([field])
})

it('keeps where a report was written only of who shares the position, and its point as long as a trail', async () => {
  const position = { lat: 51.508, lng: -0.0594, accuracy: 12.4 }
  const hidden = await onShift()
  expect((await writeEntry(hidden, { text: 'Quiet.', fileIds: [], position })).json().data.place).toBeNull()

  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  const token = await bookOnShift(api, shift, { shareLocation: true })
  const written = await writeEntry({ ...shift, token }, { text: 'Quiet.', fileIds: [], position })
  expect(written.json().data.place).toEqual({ inside: 'inside', accuracy: 12 })
  api.moveTo('2026-11-22T06:00:00.000Z')
  await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/book-off`, {})
  api.moveTo('2026-11-22T06:10:00.000Z')
  const later = await writeEntry({ ...shift, token }, { text: 'On my way home.', fileIds: [], position })
  expect(later.json().data.place).toBeNull()
  await removeOldTrails(api.deps, new Date('2026-12-22T06:00:00.000Z'))
  expect(
    await api.db.query('select lat, inside from logbook_entry where assignment_id = $1 order by id', [shift.id]),
  ).toEqual([
    { lat: null, inside: 'inside' },
    { lat: null, inside: null },
  ])
})
