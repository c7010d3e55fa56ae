import sharp from 'sharp'
import { expect, it } from 'vitest'
import { aForm } from '../../../src/testing/a-form'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const manager = { managerName: 'Mo Diallo', managerEmail: 'mo@example.co.uk', managerPhone: '020 7946 0001' }
const profile = {
  companyName: 'Harbour Security',
  companyContact: '020 7946 0000',
  companyEmail: 'office@example.co.uk',
  address: '1 Dock Road, London',
  bio: 'Guards for events.',
  manager,
}

it('returns null before the profile is created and the profile afterwards', async () => {
  const account = await api.aCompanyAccount()

  const before = await api.as(account, 'GET', '/company')
  const made = await api.as(account, 'POST', '/company', profile)
  const after = await api.as(account, 'GET', '/company')

  expect(before.json()).toEqual({ data: null })
  expect(made.json()._id).toBe(made.json().data._id)
  expect(after.json().data).toMatchObject({
    ...profile,
    firebaseUID: account.uid,
    manager: { ...manager, managerPhone: '+442079460001' },
  })
})

it('a person can create one company profile', async () => {
  const account = await api.aCompanyAccount()
  await api.as(account, 'POST', '/company', profile)

  const again = await api.as(account, 'POST', '/company', profile)

  expect(again.json()).toMatchObject({ status: 409, code: 'company.exists' })
})

it.each([
  ['manager as JSON', { ...profile, manager: JSON.stringify(manager), extra: 'ignored' }],
  [
    'manager as fields',
    {
      ...profile,
      manager: undefined,
      'manager[managerName]': 'Mo Diallo',
      'manager[managerEmail]': 'mo@example.co.uk',
      'manager[managerPhone]': '020 7946 0001',
    },
  ],
])('accepts form data with the %s', async (_name, fields) => {
  const account = await api.aCompanyAccount()
  const given = Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const { payload, headers } = aForm(given)

  const made = await api.as(account, 'POST', '/company', payload, headers)

  expect(made.json().data).toMatchObject({ companyName: 'Harbour Security', manager: { managerName: 'Mo Diallo' } })
})

it.each([
  ['contact', { companyContact: '01632 960000' }],
  ['email address', { companyEmail: 'new@example.co.uk' }],
  [
    'manager',
    { manager: { managerName: 'Ana Reid', managerEmail: 'ana@example.co.uk', managerPhone: '+441632960001' } },
  ],
])('changes only the %s', async (_name, change) => {
  const acme = await api.aCompany()
  const before = (await api.as(acme, 'GET', '/company')).json().data

  const answer = await api.as(acme, 'PATCH', '/company', change)

  expect(answer.json().data).toEqual({ ...before, ...change })
})

it('names the fields that are refused', async () => {
  const acme = await api.aCompany()

  const answer = await api.as(acme, 'PATCH', '/company', {
    companyName: ' ',
    companyEmail: 'office',
    manager: { ...manager, managerPhone: '12' },
  })

  expect(Object.keys(answer.json().fields)).toEqual(['companyName', 'companyEmail'])
})

it('refuses a manager without a real phone number', async () => {
  const acme = await api.aCompany()

  const answer = await api.as(acme, 'PATCH', '/company', { manager: { ...manager, managerPhone: '12' } })

  expect(Object.keys(answer.json().fields)).toEqual(['manager.managerPhone'])
})

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

it('accepts the logo with the form and shows it in the session', async () => {
  const account = await api.aCompanyAccount()
  const { payload, headers } = aForm(
    { ...profile, manager: JSON.stringify(manager) },
    { companyLogo: { name: 'logo.png', bytes: await picture() } },
  )

  const made = await api.as(account, 'POST', '/company', payload, headers)
  const session = await api.as(account, 'GET', '/session')

  expect(made.json().data.companyLogo).toMatch(/^\/api\/files\//)
  expect(session.json().data.company.companyLogo).toBe(made.json().data.companyLogo)
  expect((await api.anonymous('GET', made.json().data.companyLogo.replace('/api', ''))).statusCode).toBe(200)
})

it('a logo uploaded before can be set and removed again', async () => {
  const acme = await api.aCompany()
  const { payload, headers } = aForm({ purpose: 'logo' }, { file: { name: 'logo.png', bytes: await picture() } })
  const { id, url } = (await api.as(acme, 'POST', '/files', payload, headers)).json().data

  const shown = await api.as(acme, 'PATCH', '/company', { logoFileId: id })
  const gone = await api.as(acme, 'PATCH', '/company', { logoFileId: null })

  expect([shown.json().data.companyLogo, gone.json().data.companyLogo]).toEqual([url, null])
  expect((await api.as(acme, 'GET', `/files/${id}`)).statusCode).toBe(404)
})

it("refuses another company's file, a file that is not a picture, and one of 30 MB", async () => {
  const [acme, globex] = [await api.aCompany(), await api.aCompany()]
  const theirs = aForm({ purpose: 'logo' }, { file: { name: 'logo.png', bytes: await picture() } })
  const { id } = (await api.as(globex, 'POST', '/files', theirs.payload, theirs.headers)).json().data
  const notAPicture = aForm({}, { companyLogo: { name: 'logo.png', bytes: Buffer.from('%PDF-1.4 not a picture') } })
  const huge = aForm({}, { companyLogo: { name: 'logo.png', bytes: Buffer.alloc(30 * 1024 * 1024) } })

  const answers = [
    await api.as(acme, 'PATCH', '/company', { logoFileId: id }),
    await api.as(acme, 'PATCH', '/company', notAPicture.payload, notAPicture.headers),
    await api.as(acme, 'PATCH', '/company', huge.payload, huge.headers),
  ]

  expect(answers.map((answer) => answer.json().code)).toEqual(['file.missing', 'file.picture-needed', 'file.too-large'])
})

it('is refused without a session and to seekers', async () => {
  const sam = await api.aSeeker()

  await api.refusals({ method: 'GET', path: '/company', wrongRole: sam })
  await api.refusals({ method: 'PATCH', path: '/company', body: { bio: 'x' }, wrongRole: sam })
  await api.refusals({ method: 'POST', path: '/company', body: profile, wrongRole: sam })
})
