import { describe, expect, it } from 'vitest'
import { aForm } from '../../../src/testing/a-form'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'
import { remindOfExpiries } from '@s4/api-profiles/documents'

const api = await startApi()
const sia = { kind: 'sia', sector: 'Door Supervision', number: '1012 3456-7890 3456', expiresOn: '2028-01-01' }
const driving = { kind: 'driving', number: 'morga 657054 sm9ij', expiresOn: '2030-01-01', categories: 'B, C1' }
const firstAid = {
  name: 'First aid at work',
  issuer: 'Red Cross',
  number: 'FA-00123',
  issuedOn: '2025-01-01',
  expiresOn: '2028-01-01',
}
const account = { accountName: 'S Okoro', sortCode: '30 94-30', accountNumber: '733 445' }

const aWorker = () => api.aSeeker({ licence: null, rightToWork: false })
const aDocument = async (owner: Person, purpose: string): Promise<string> => {
  const { payload, headers } = aForm(
    { purpose },
    { file: { name: 'paper.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') } },
  )
  return (await api.as(owner, 'POST', '/files', payload, headers)).json().data.id
}
const signInRecently = async (person: Person) =>
  api.db.query('update session set reauthenticated_at = $2 where id = $1', [person.sessionId, api.deps.clock.now()])
const mailsTo = async ({ email }: Person) =>
  (await api.db.query<{ subject: string }>('select subject from mail where recipient = $1 order by id', [email])).map(
    ({ subject }) => subject,
  )
const forgetRecentSignIn = (person: Person) =>
  api.db.query('update session set reauthenticated_at = null where id = $1', [person.sessionId])

describe('licences', () => {
  it('are stored in canonical form and encrypted, and shown with their last four characters', async () => {
    const worker = await aWorker()

    const added = await api.as(worker, 'POST', '/license', { ...sia, fileId: await aDocument(worker, 'licence') })
    await api.as(worker, 'POST', '/license', driving)
    const list = await api.as(worker, 'GET', '/license')

    expect(added.json().data).toMatchObject({
      number: '****3456',
      sector: 'Door Supervision',
      expiry: 'current',
      fileName: 'paper.pdf',
      checks: [],
    })
    expect(list.json().data).toMatchObject([
      { kind: 'sia' },
      { kind: 'driving', number: '****M9IJ', sector: null, categories: 'B, C1' },
    ])
    const rows = await api.db.query<{ id: string; numberSealed: Buffer }>(
      'select id, number_sealed from licence where seeker_id = $1 order by kind desc',
      [worker.seekerId],
    )
    expect(rows.map(({ id, numberSealed }) => api.deps.sealer.open(numberSealed, 'licence.number_sealed', id))).toEqual(
      ['1012345678903456', 'MORGA657054SM9IJ'],
    )
  })

  it('keep their number when another field is changed', async () => {
    const worker = await aWorker()
    const { id } = (await api.as(worker, 'POST', '/license', sia)).json().data

    const changed = await api.as(worker, 'PATCH', `/license/${id}`, { ...sia, number: '', expiresOn: '2029-01-01' })

    expect(changed.json().data).toMatchObject({ number: '****3456', expiresOn: '2029-01-01' })
  })

  it.each<[name: string, field: string, licence: object]>([
    ['15 digits', 'number', { ...sia, number: '101234567890345' }],
    ['letters', 'number', { ...sia, number: '1012345678903ABC' }],
    ['no number', 'number', { ...sia, number: '' }],
    ['no sector', 'sector', { ...sia, sector: null }],
    ['a licence that has expired', 'expiresOn', { ...sia, expiresOn: '2026-11-15' }],
    ...['MORGA673054SM9IJ', 'MORGA700316SM9IJ', 'MORGA753326SM9IJ', 'MORGA65705SM9IJ'].map(
      (number) => [`the driving licence ${number}`, 'number', { ...driving, number }] as [string, string, object],
    ),
  ])('refuse %s', async (_name, field, licence) => {
    const answer = await api.as(await aWorker(), 'POST', '/license', licence)

    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it('may include one driving licence only', async () => {
    const worker = await aWorker()
    await api.as(worker, 'POST', '/license', driving)

    expect((await api.as(worker, 'POST', '/license', driving)).json().fields).toHaveProperty('kind')
  })
})

describe('certificates', () => {
  it('are added, changed and removed, together with their file', async () => {
    const worker = await aWorker()
    const fileId = await aDocument(worker, 'certificate')

    const { id, number } = (await api.as(worker, 'POST', '/certificate', { ...firstAid, fileId })).json().data
    const changed = await api.as(worker, 'PATCH', `/certificate/${id}`, {
      ...firstAid,
      number: '',
      issuer: 'St John Ambulance',
    })
    const removed = await api.as(worker, 'DELETE', `/certificate/${id}`)

    expect(number).toBe('****123')
    expect(changed.json().data).toMatchObject({
      issuer: 'St John Ambulance',
      number: '****123',
      file: `/api/files/${fileId}`,
    })
    expect(removed.statusCode).toBe(200)
    expect((await api.as(worker, 'GET', `/files/${fileId}`)).statusCode).toBe(404)
  })

  it('cannot expire before they were issued', async () => {
    const answer = await api.as(await aWorker(), 'POST', '/certificate', { ...firstAid, issuedOn: '2029-01-01' })

    expect(answer.json().fields).toEqual({ expiresOn: 'It cannot expire before it was issued.' })
  })

  it('are refused with a file that another person uploaded', async () => {
    const fileId = await aDocument(await aWorker(), 'certificate')

    expect((await api.as(await aWorker(), 'POST', '/certificate', { ...firstAid, fileId })).json().code).toBe(
      'file.missing',
    )
  })
})

it.each([
  ['/license', sia],
  ['/certificate', firstAid],
])('%s of another person returns 404', async (path, record) => {
  const owner = await aWorker()
  const [stranger, company] = [await aWorker(), await api.aCompany()]
  const { id } = (await api.as(owner, 'POST', path, record)).json().data

  await api.refusals({ method: 'PATCH', path: `${path}/${id}`, body: record, wrongRole: company, stranger })
  await api.refusals({ method: 'DELETE', path: `${path}/${id}`, wrongRole: company, stranger })
})

describe('the right to work', () => {
  it('is one record whose share code is masked and kept when sent empty', async () => {
    const worker = await aWorker()

    const none = await api.as(worker, 'GET', '/right-to-work')
    const given = await api.as(worker, 'PUT', '/right-to-work', {
      kind: 'shareCode',
      shareCode: 'w9x 6gy-2s2',
      expiresOn: '2027-06-01',
      restrictions: 'At most 20 hours a week',
    })
    const kept = await api.as(worker, 'PUT', '/right-to-work', {
      kind: 'shareCode',
      shareCode: '',
      expiresOn: '2027-07-01',
    })
    const changed = await api.as(worker, 'PUT', '/right-to-work', { kind: 'passport' })

    expect(none.json().data).toBeNull()
    expect(given.json().data).toMatchObject({
      kind: 'shareCode',
      shareCode: '******2S2',
      restrictions: 'At most 20 hours a week',
    })
    expect(kept.json().data).toMatchObject({ shareCode: '******2S2', expiresOn: '2027-07-01' })
    expect(changed.json().data).toMatchObject({ kind: 'passport', shareCode: null })
  })

  it.each(['S9X6GY2S2', 'R9X6GY2S2', 'W9X6GY2S', ''])('refuses the share code “%s”', async (shareCode) => {
    const answer = await api.as(await aWorker(), 'PUT', '/right-to-work', { kind: 'shareCode', shareCode })

    expect(answer.json()).toMatchObject({ status: 422, fields: { shareCode: expect.any(String) } })
  })
})

describe('bank details', () => {
  it('are encrypted and masked, and a change is notified by email', async () => {
    const worker = await aWorker()

    const saved = await api.as(worker, 'PUT', '/bank-details', account)

    expect(saved.json().data).toMatchObject({ accountName: 'S Okoro', sortCode: '**-**-30', accountNumber: '****3445' })
    const [row] = await api.db.query<{ sortCodeSealed: Buffer; accountNumberSealed: Buffer }>(
      'select sort_code_sealed, account_number_sealed from bank_details where seeker_id = $1',
      [worker.seekerId],
    )
    expect(row && api.deps.sealer.open(row.sortCodeSealed, 'bank_details.sort_code_sealed', worker.seekerId)).toBe(
      '309430',
    )
    expect(
      row && api.deps.sealer.open(row.accountNumberSealed, 'bank_details.account_number_sealed', worker.seekerId),
    ).toBe('00733445')
    expect(await mailsTo(worker)).toEqual(['You added your bank account'])
  })

  it('tell a change from the first time', async () => {
    const worker = await aWorker()
    await api.as(worker, 'PUT', '/bank-details', account)
    await api.as(worker, 'PUT', '/bank-details', { ...account, accountName: 'Sam Okoro' })

    expect(await mailsTo(worker)).toEqual(['You added your bank account', 'Your bank account details were changed'])
  })

  it('need a recent sign-in', async () => {
    const worker = await aWorker()
    await forgetRecentSignIn(worker)

    expect((await api.as(worker, 'PUT', '/bank-details', account)).json().code).toBe('session.recent-sign-in-needed')
  })

  it.each<[field: string, value: string]>([
    ['accountName', ' '],
    ['sortCode', '30943'],
    ['sortCode', '30943a'],
    ['accountNumber', '12345'],
    ['accountNumber', '123456789'],
    ['accountNumber', '0073344x'],
    ['rollNumber', 'a'.repeat(19)],
    ['rollNumber', 'é'],
  ])('refuse %s “%s”', async (field, value) => {
    const answer = await api.as(await aWorker(), 'PUT', '/bank-details', { ...account, [field]: value })

    expect(Object.keys(answer.json().fields)).toEqual([field])
  })
})

describe('an encrypted number', () => {
  it('is shown in full to its owner after a recent sign-in, and each time is in the audit', async () => {
    const worker = await aWorker()
    await api.as(worker, 'PATCH', '/job-seeker', { utrNumber: '2234567890', ninoNumber: 'CS100700A' })
    await api.as(worker, 'PUT', '/bank-details', account)
    const { id } = (await api.as(worker, 'POST', '/license', sia)).json().data
    await signInRecently(worker)
    const reveal = async (number: string, of?: string) =>
      (await api.as(worker, 'POST', '/job-seeker/reveal', { number, id: of })).json().data?.value

    expect([
      await reveal('utr'),
      await reveal('nino'),
      await reveal('sort-code'),
      await reveal('account-number'),
      await reveal('licence', id),
    ]).toEqual(['22345 67890', 'CS 10 07 00 A', '30-94-30', '00733445', '1012345678903456'])
    const logged = await api.db.query<{ detail: object }>(
      `select detail from audit_entry where actor_uid = $1 and action = 'number.revealed' order by id`,
      [worker.uid],
    )
    expect(logged.map(({ detail }) => detail)).toEqual(
      ['utr', 'nino', 'sort-code', 'account-number', 'licence'].map((number) => ({ number })),
    )
  })

  it('is not shown without a recent sign-in, to strangers or when it is missing', async () => {
    const worker = await aWorker()
    const stranger = await aWorker()
    const { id } = (await api.as(worker, 'POST', '/license', sia)).json().data
    const revealCode = async (person: Person, body: object) =>
      (await api.as(person, 'POST', '/job-seeker/reveal', body)).json().code

    expect(await revealCode(stranger, { number: 'licence', id })).toBe('record.missing')
    expect(await revealCode(worker, { number: 'share-code' })).toBe('record.missing')
    await forgetRecentSignIn(worker)
    expect(await revealCode(worker, { number: 'licence', id })).toBe('session.recent-sign-in-needed')
  })
})

it('seekers are reminded once at 60, 30, 7 and 0 days before a licence ends', async () => {
  const worker = await aWorker()
  await api.as(worker, 'POST', '/license', { ...sia, expiresOn: '2027-03-01' })
  const remindOn = async (day: string) => {
    await remindOfExpiries(api.deps, new Date(`${day}T09:00:00Z`))
    const [row] = await api.db.query<{ titles: string[] }>(
      `select array_agg(title order by created_at, id) as titles from notification where uid = $1`,
      [worker.uid],
    )
    return row?.titles?.length ?? 0
  }

  expect(await remindOn('2026-12-30')).toBe(0)
  expect(await remindOn('2026-12-31')).toBe(1)
  expect(await remindOn('2027-01-01')).toBe(1)
  expect(await remindOn('2027-01-30')).toBe(2)
  expect(await remindOn('2027-02-22')).toBe(3)
  expect(await remindOn('2027-03-01')).toBe(4)
  expect(await remindOn('2027-03-02')).toBe(4)
  const [last] = await api.db.query(
    'select title, critical, link from notification where uid = $1 order by created_at desc limit 1',
    [worker.uid],
  )
  expect(last).toEqual({
    title: 'Your SIA licence for Door Supervision expires today',
    critical: true,
    link: '/edit-license',
  })
})

describe('availability', () => {
  it('is a weekly pattern that is replaced as a whole', async () => {
    const worker = await aWorker()
    const nights = { weekday: 6, start: '20:00', end: '04:00' }

    await api.as(worker, 'PUT', '/availability', { hours: [{ weekday: 1, start: '09:00', end: '17:00' }, nights] })
    const changed = await api.as(worker, 'PUT', '/availability', { hours: [nights] })

    expect(changed.json().data).toEqual({ hours: [nights] })
    expect((await api.as(worker, 'GET', '/availability')).json().data).toEqual({ hours: [nights] })
  })

  it('is one of the given patterns when several tabs replace it at once', async () => {
    const worker = await aWorker()
    const week = (start: string) => ({ hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start, end: '17:00' })) })

    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        ['09:00', '10:00', '09:00', '10:00'].map((start) => api.as(worker, 'PUT', '/availability', week(start))),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
      expect([week('09:00'), week('10:00')]).toContainEqual((await api.as(worker, 'GET', '/availability')).json().data)
    }
  })

  it.each([
    ['a day that does not exist', { weekday: 8, start: '09:00', end: '17:00' }],
    ['a time that does not exist', { weekday: 1, start: '24:30', end: '17:00' }],
  ])('refuses %s', async (_name, hours) => {
    expect((await api.as(await aWorker(), 'PUT', '/availability', { hours: [hours] })).statusCode).toBe(422)
  })

  it('makes the seeker findable only when they switch it on', async () => {
    const worker = await aWorker()

    const before = (await api.as(worker, 'GET', '/job-seeker')).json().data
    const after = (
      await api.as(worker, 'PATCH', '/job-seeker', { findable: true, maxDistanceKm: 25, hasCar: true })
    ).json().data

    expect(before).toMatchObject({ findable: false, hasCar: false })
    expect(after).toMatchObject({ findable: true, maxDistanceKm: 25, hasCar: true })
  })
})

it('a note about a gap can be added and removed by its owner only', async () => {
  const worker = await aWorker()
  const gap = { from: '2024-01-01', to: '2024-03-01', reason: 'Looking after my father.' }

  const { id } = (await api.as(worker, 'POST', '/gap-notes', gap)).json().data
  const backwards = await api.as(worker, 'POST', '/gap-notes', { ...gap, to: '2023-01-01' })
  await api.refusals({
    method: 'DELETE',
    path: `/gap-notes/${id}`,
    stranger: await aWorker(),
    wrongRole: await api.aCompany(),
  })

  expect((await api.as(worker, 'GET', '/screening')).json().data.explanations).toEqual([{ id, ...gap }])
  expect(backwards.json().fields).toHaveProperty('to')
  expect((await api.as(worker, 'DELETE', `/gap-notes/${id}`)).statusCode).toBe(200)
})
