import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aForm } from '../../../src/testing/a-form'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const home = { line1: '1 High Street', town: 'London', postcode: 'sw1a1aa', from: '2019-01-01', to: '' }
const past = { ...home, line1: '2 Low Road', from: '2015-01-01', to: '2018-12-31' }

it('a profile becomes complete when the missing parts are given, and the session shows it', async () => {
  const worker = await api.aSeeker({ complete: false, fullname: '' })
  const before = await api.as(worker, 'GET', '/session')

  await api.as(worker, 'PATCH', '/job-seeker', {
    fullname: 'Sam Okoro',
    shortBio: 'Ten years on doors.',
    phone: '07700 900 982',
    dateOfBirth: '1990-05-17',
    address: [home],
  })
  await api.as(worker, 'POST', '/experience', {
    employer: 'Northgate',
    position: 'Steward',
    from: '2020-01-01',
    to: null,
  })
  await api.as(worker, 'POST', '/education', {
    institution: 'City College',
    qualification: 'Level 2',
    from: '2014-09-01',
    to: '2015-06-30',
  })
  const after = await api.as(worker, 'GET', '/session')

  expect(before.json().data.profile).toMatchObject({ complete: false, percentage: 20 })
  expect(after.json().data).toMatchObject({
    name: 'Sam Okoro',
    profile: { complete: true, percentage: 100, missing: [] },
  })
})

it('the profile has canonical values, the current address first and the UTR masked', async () => {
  const worker = await api.aSeeker({ complete: false })

  await api.as(worker, 'POST', '/job-seeker', {
    address: [past, home],
    phone: '07700 900 982',
    utrNumber: '2234 567 890k',
    ninoNumber: 'cs 10 07 00 a',
  })
  const shown = await api.as(worker, 'GET', '/job-seeker')

  expect(shown.json().data).toMatchObject({
    _id: worker.seekerId,
    firebaseUID: worker.uid,
    phone: '+447700900982',
    utrNumber: '******7890',
    ninoNumber: '** ** ** ** A',
    address: [
      { postcode: 'SW1A 1AA', to: null },
      { line1: '2 Low Road', to: '2018-12-31' },
    ],
  })
  const [stored] = await api.db.query<{ utrSealed: Buffer }>('select utr_sealed from seeker where id = $1', [
    worker.seekerId,
  ])
  expect(stored?.utrSealed.toString('latin1')).not.toContain('2234567890')
})

it('an empty number is removed and fields that are not given stay', async () => {
  const worker = await api.aSeeker()

  const answer = await api.as(worker, 'PATCH', '/job-seeker', { utrNumber: '' })

  expect(answer.json().data).toMatchObject({ utrNumber: null, fullname: 'Sam Okoro', address: [{ town: 'London' }] })
})

describe('a profile is refused with', () => {
  it.each<[name: string, field: string, patch: object]>([
    ['an age under 18', 'dateOfBirth', { dateOfBirth: '2008-11-17' }],
    ['a date of birth in the future', 'dateOfBirth', { dateOfBirth: '2030-01-01' }],
    ['the year of birth 199', 'dateOfBirth', { dateOfBirth: '0199-01-01' }],
    ['a date that does not exist', 'dateOfBirth', { dateOfBirth: '1990-02-30' }],
    ['two current addresses', 'address', { address: [home, { ...past, to: null }] }],
    ['an end before the start', 'address.0.to', { address: [{ ...past, to: '2014-12-31' }] }],
    ['an address in the future', 'address.0.from', { address: [{ ...home, from: '2027-01-01' }] }],
    ['a name of spaces', 'fullname', { fullname: '   ' }],
    ['a name of 5 000 characters', 'fullname', { fullname: 'x'.repeat(5000) }],
    ['a bio of 5 000 characters', 'shortBio', { shortBio: '🦺'.repeat(2500) }],
    ['an invalid phone number', 'phone', { phone: '12' }],
    ...['QA1 1AA', 'AI1 1AA', 'SW1A 1CI', 'A1 11A', 'NPT 1AA', ''].map(
      (postcode) =>
        [`the postcode ${postcode}`, 'address.0.postcode', { address: [{ ...home, postcode }] }] as [
          string,
          string,
          object,
        ],
    ),
    ...['123456', '1234567890K', '12345678905', '5550000621', '2955839661', 'inv@lid123K', '1097172564KZ'].map(
      (utrNumber) => [`the UTR ${utrNumber}`, 'utrNumber', { utrNumber }] as [string, string, object],
    ),
    ...[
      'QQ123456C',
      'AO123456C',
      'DA123456A',
      'BG123456A',
      'GB123456A',
      'KN123456A',
      'NK123456A',
      'NT123456A',
      'TN123456A',
      'ZZ123456A',
      'AB123456E',
      'A123456C',
      'AB12345C',
      'AB1234567C',
    ].map(
      (ninoNumber) =>
        [`the National Insurance number ${ninoNumber}`, 'ninoNumber', { ninoNumber }] as [string, string, object],
    ),
  ])('%s', async (_name, field, patch) => {
    const worker = await api.aSeeker({ complete: false })

    const answer = await api.as(worker, 'PATCH', '/job-seeker', { shortBio: 'Kept out with the rest.', ...patch })

    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })
})

it.each(['2108834503', '2234567890K', 'K2234567890', '2234 567890'])('accepts the UTR %s', async (utrNumber) => {
  const worker = await api.aSeeker()

  expect((await api.as(worker, 'PATCH', '/job-seeker', { utrNumber })).statusCode).toBe(200)
})

it('keeps emoji, right-to-left text and accents as they were typed', async () => {
  const worker = await api.aSeeker()
  const fullname = 'סמי Ōkoro 👷🏽‍♀️'

  const answer = await api.as(worker, 'PATCH', '/job-seeker', { fullname })

  expect(answer.json().data.fullname).toBe(fullname)
})

it('a seeker counts as 18 from the 18th birthday in UK time', async () => {
  const worker = await api.aSeeker()

  expect((await api.as(worker, 'PATCH', '/job-seeker', { dateOfBirth: '2008-11-16' })).statusCode).toBe(200)
})

it('a new picture is shown everywhere and the old one is removed', async () => {
  const worker = await api.aSeeker()
  const picture = async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const { payload, headers } = aForm({ purpose: 'picture' }, { file: { name: 'me.png', bytes } })
    return (await api.as(worker, 'POST', '/files', payload, headers)).json().data as { id: string; url: string }
  }
  const [first, second] = [await picture(), await picture()]

  await api.as(worker, 'PATCH', '/job-seeker', { pictureFileId: first.id })
  const changed = await api.as(worker, 'PATCH', '/job-seeker', { pictureFileId: second.id })

  expect(changed.json().data.picture).toBe(second.url)
  expect((await api.as(worker, 'GET', '/session')).json().data.picture).toBe(second.url)
  expect((await api.as(worker, 'GET', `/files/${first.id}`)).statusCode).toBe(404)
  expect((await api.as(worker, 'PATCH', '/job-seeker', { shortBio: 'Hello.' })).json().data.picture).toBe(second.url)
})

it('a picture that another person uploaded is refused', async () => {
  const [owner, stranger] = [await api.aSeeker(), await api.aSeeker()]
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const { payload, headers } = aForm({ purpose: 'picture' }, { file: { name: 'me.png', bytes } })
  const { id } = (await api.as(owner, 'POST', '/files', payload, headers)).json().data

  expect((await api.as(stranger, 'PATCH', '/job-seeker', { pictureFileId: id })).json().code).toBe('file.missing')
})

describe('experience and education', () => {
  it.each([
    [
      '/experience',
      { employer: 'Northgate', position: 'Steward', from: '2020-01-01', to: '2021-01-01' },
      { position: 'Supervisor' },
    ],
    [
      '/education',
      { institution: 'City College', qualification: 'Level 2', from: '2014-09-01', to: '2015-06-30' },
      { qualification: 'Level 3' },
    ],
  ])('%s can be added, changed and removed', async (path, record, change) => {
    const worker = await api.aSeeker({ complete: false })

    const added = await api.as(worker, 'POST', path, record)
    const { id } = added.json().data
    const changed = await api.as(worker, 'PATCH', `${path}/${id}`, { ...record, ...change })
    const removed = await api.as(worker, 'DELETE', `${path}/${id}`)
    const left = await api.as(worker, 'GET', path)

    expect(changed.json().data).toMatchObject({ ...record, ...change, id })
    expect(removed.json().data).toEqual({ done: true })
    expect(left.json().data).toEqual([])
  })

  it.each([
    ['/experience', { employer: 'Northgate', position: 'Steward', from: '2020-01-01', to: null }],
    ['/education', { institution: 'City College', qualification: 'Level 2', from: '2014-09-01', to: null }],
  ])('%s of another person returns 404', async (path, record) => {
    const owner = await api.aSeeker({ complete: false })
    const stranger = await api.aSeeker()
    const company = await api.aCompany()
    const { id } = (await api.as(owner, 'POST', path, record)).json().data

    await api.refusals({ method: 'PATCH', path: `${path}/${id}`, body: record, wrongRole: company, stranger })
    await api.refusals({ method: 'DELETE', path: `${path}/${id}`, wrongRole: company, stranger })

    expect((await api.as(owner, 'GET', path)).json().data).toMatchObject([{ id }])
  })

  it('refuses a start in the future', async () => {
    const answer = await api.as(await api.aSeeker(), 'POST', '/education', {
      institution: 'City College',
      qualification: 'Level 2',
      from: '2026-11-17',
      to: '',
    })

    expect(answer.json().fields).toEqual({ from: 'This is still to come: enter the day it began.' })
  })

  it('refuses an end before the start', async () => {
    const worker = await api.aSeeker()

    const answer = await api.as(worker, 'POST', '/experience', {
      employer: 'Northgate',
      position: 'Steward',
      from: '2021-01-01',
      to: '2020-01-01',
    })

    expect(answer.json().fields).toEqual({ to: 'The end is before the start.' })
  })
})

it('every change is in the audit with the field names but without the values', async () => {
  const worker = await api.aSeeker()

  await api.as(worker, 'PATCH', '/job-seeker', { utrNumber: '2234567890' })

  const entries = await api.db.query('select action, detail from audit_entry where actor_uid = $1', [worker.uid])
  expect(entries).toEqual([{ action: 'seeker.changed', detail: { changed: ['utrNumber'] } }])
})
