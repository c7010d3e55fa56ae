import { beforeEach, describe, expect, it } from 'vitest'
import { aForm } from '../../../src/testing/a-form'
import { secretFor } from '../../../src/testing/a-screening'
import type { Company } from '../../../src/testing/a-company'
import type { Person } from '../../../src/testing/person'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const START = '2026-11-16T09:00:00.000Z'
const CSV = 'Name,Email,Payroll no,Tags\nAda Kerr,ada@guards.example,P1,"nights, first aid"\n'

let harbour: Company
beforeEach(async () => {
  harbour = await api.aCompany()
  await api.db.query(`update company set vetting = 'verified' where id = $1`, [harbour.companyId])
  await api.db.query('delete from mail')
})

const send = (file: string | Buffer, as: Person = harbour) => {
  const { payload, headers } = aForm({}, { file: { name: 'people.csv', bytes: Buffer.from(file) } })
  return api.as(as, 'POST', '/worker-imports', payload, headers)
}
const sent = async (file: string | Buffer) => (await send(file)).json().data
const preview = async ({ id, mapping }: { id: string; mapping: object }) =>
  (await api.as(harbour, 'POST', `/worker-imports/${id}/preview`, { mapping })).json().data
const run = ({ id, mapping }: { id: string; mapping: object }, more: object = {}) =>
  api.as(harbour, 'POST', `/worker-imports/${id}/run`, { mapping, kind: 'own-staff', ...more })
const answer = (person: Person, secret: string, accept = true) =>
  api.as(person, 'POST', '/worker-invitations/answer', { secret, accept })

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const NAMED = 'Name;Email\r\nZoë Müller;zoe@guards.example\r\n'

describe('a file of people', () => {
  it.each<[what: string, file: string | Buffer]>([
    ['UTF-8 with semicolons', NAMED],
    ['UTF-8 with its mark', `\uFEFF${NAMED}`],
    ['UTF-16 with tabs', utf16(NAMED.replaceAll(';', '\t'))],
    ['UTF-16 of the other order', utf16(NAMED).swap16()],
    ['UTF-16 without its mark', Buffer.from(NAMED, 'utf16le')],
    ['Windows-1252', Buffer.from(NAMED, 'latin1')],
    ['commas and the separator above', `sep=,\r\n${NAMED.replaceAll(';', ',')}`],
    ['quotation marks', '"Name","Email"\n"Zoë Müller","zoe@guards.example"\n'],
  ])('is read as %s', async (_what, file) => {
    const imported = await sent(file)

    expect(imported).toMatchObject({ header: ['Name', 'Email'], rows: 1, mapping: { name: 0, email: 1 } })
    expect(await preview(imported)).toMatchObject({
      ready: 1,
      people: [{ row: 2, name: 'Zoë Müller', email: 'zoe@guards.example' }],
    })
  })

  it.each<[what: string, file: string | Buffer, message: RegExp]>([
    ['nobody in it', 'Name,Email\n\n', /no people/],
    ['an open quotation mark', 'Name,Email\n"Ada,ada@guards.example\n', /quotation mark/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 0, 2, 0x80, 0, 0, 7]), /not a CSV file/],
    [
      '50 000 people',
      `Name,Email\n${Array.from({ length: 50_000 }, (_, at) => `Ada,ada${at}@guards.example`).join('\n')}`,
      /more than 5,000 people/,
    ],
  ])('with %s is refused', async (_what, file, message) => {
    expect((await send(file)).json().fields.file).toMatch(message)
  })

  it('says what is wrong by row and column, and what is there twice', async () => {
    await api.as(harbour, 'POST', '/worker-teams', { name: 'Doors' })
    const imported = await sent(
      [
        'Forename,Surname,Email,Mobile,Payroll no,Team,Tags',
        'Ada,Kerr,ada@guards.example,07700 900982,P1,doors,nights',
        'Bo,,not an address,,,,',
        '',
        'Cy,Lee,ADA@guards.example,call me,p1,Nowhere,',
        '=HYPERLINK(1),Fox,=1+1,@SUM(A1),,,-2',
        'Dee,=2+5,dee@guards.example,,,,',
      ].join('\n'),
    )

    const looked = await preview(imported)

    expect(looked).toMatchObject({ ready: 2, wrong: 3 })
    expect(looked.people).toMatchObject([
      { row: 2, name: 'Ada Kerr', team: 'Doors', tags: ['nights'] },
      { row: 7, name: 'Dee =2+5' },
    ])
    expect(looked.errors.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`)).toEqual([
      '3 email',
      '5 email',
      '5 phone',
      '5 payrollNumber',
      '5 team',
      '6 email',
      '6 phone',
    ])
    expect(looked.errors[1].message).toBe('Row 2 has this too.')
    expect((await run(imported)).json().fields.leaveOutWrong).toContain('3 rows have errors')
    expect(await api.db.query('select 1 from worker_invitation where company_id = $1', [harbour.companyId])).toEqual([])
    const done = await run(imported, { leaveOutWrong: true })
    expect(done.json().data).toEqual({ invited: 2, leftOut: 3 })
    expect((await run(imported)).json().code).toBe('worker-import.done')
    const again = await preview(await sent('Name,Email\nAda,ada@guards.example\n'))
    expect(again.errors[0].message).toBe(
      'Has an open invitation until Mon 30 Nov 2026. Withdraw it first to send another.',
    )
  })

  it('is of one company, and asks for the columns it needs', async () => {
    const imported = await sent(CSV)
    const stranger = await api.aCompany()
    const worker = await api.aSeeker()

    expect((await send(CSV, worker)).statusCode).toBe(403)
    for (const step of ['preview', 'run'])
      await api.refusals({
        method: 'POST',
        path: `/worker-imports/${imported.id}/${step}`,
        body: { mapping: imported.mapping, kind: 'own-staff' },
        wrongRole: worker,
        stranger,
      })
    await api.refusals({ method: 'GET', path: `/worker-imports/${imported.id}`, wrongRole: worker, stranger })
    expect((await run({ id: imported.id, mapping: { phone: 1 } })).json().fields).toMatchObject({
      'mapping.email': 'Choose the column of the email address.',
    })
  })

  it('of a company that is not verified invites 50 people at most', async () => {
    await api.db.query(`update company set vetting = 'notVerified' where id = $1`, [harbour.companyId])
    const people = Array.from({ length: 51 }, (_, at) => `Ada,ada${at}@guards.example`).join('\n')

    const refused = await run(await sent(`Name,Email\n${people}`))

    expect(refused.json().code).toBe('worker-import.unverified')
  })

  it('with 5,000 people is imported, and the rows are forgotten', { timeout: 60_000 }, async () => {
    const people = Array.from({ length: 5000 }, (_, at) => `Ada ${at},ada${at}@guards.example,P${at},nights`).join('\n')
    const begun = performance.now()
    const imported = await sent(`Name,Email,Payroll no,Tags\n${people}`)
    const read = performance.now()
    await preview(imported)
    const looked = performance.now()

    const done = await run(imported)

    const ended = performance.now()
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
    process.stdout.write(
      `5,000 people: read ${seconds(begun, read)} s, looked at ${seconds(read, looked)} s, ` +
        `invited ${seconds(looked, ended)} s\n`,
    )
    expect(done.json().data).toEqual({ invited: 5000, leftOut: 0 })
    expect((await api.as(harbour, 'GET', `/worker-imports/${imported.id}`)).json().data).toEqual({
      status: 'imported',
      done: 5000,
      total: 5000,
    })
    expect(await api.db.query('select records from worker_import where id = $1', [imported.id])).toEqual([
      { records: [] },
    ])
    await api.db.query('delete from mail')
  })
})

describe('an invitation to work', () => {
  const invited = async (csv = CSV, email = 'ada@guards.example') => {
    await run(await sent(csv))
    return secretFor(api, email)
  }

  it('is accepted once by the worker account of its address, who then is on the list with kind and tags', async () => {
    const email = 'ada-1@guards.example'
    const secret = await invited(CSV.replace('ada@', 'ada-1@'), email)
    const ada = await api.aSeeker({ email })

    expect((await api.as(harbour, 'GET', '/workers')).json().data).toEqual([])
    expect((await api.anonymous('POST', '/worker-invitations/open', { secret })).json().data).toMatchObject({
      companyName: harbour.companyName,
      name: 'Ada Kerr',
      kind: 'own-staff',
    })
    expect((await answer(await api.aSeeker(), secret)).json().code).toBe('invitation.other-account')
    const both = await Promise.all([answer(ada, secret), answer(ada, secret)])

    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await api.as(harbour, 'GET', '/workers')).json().data).toMatchObject([
      { seekerId: ada.seekerId, tags: ['first aid', 'nights'] },
    ])
    expect(
      await api.db.query(`select kind, payroll_number, status, starts_on from engagement where seeker_id = $1`, [
        ada.seekerId,
      ]),
    ).toEqual([{ kind: 'own-staff', payrollNumber: 'P1', status: 'agreed', startsOn: '2026-11-16' }])
    const again = await preview(await sent(`Name,Email\nAda,${email}\n`))
    expect(again.errors[0].message).toMatch(/^Works for you already/)
  })

  it('declined, withdrawn or run out leaves nobody on the list', async () => {
    const file = 'Name,Email\nAda,ada-2@guards.example\nBo,bo-2@guards.example\nCy,cy-2@guards.example\n'
    const secret = await invited(file, 'ada-2@guards.example')
    const [bo, cy] = [await secretFor(api, 'bo-2@guards.example'), await secretFor(api, 'cy-2@guards.example')]
    await answer(await api.aSeeker({ email: 'ada-2@guards.example' }), secret, false)
    const { open, invitations } = (await api.as(harbour, 'GET', '/worker-invitations')).json().data
    expect(open).toBe(2)
    const { id } = invitations.find(({ name }: { name: string }) => name === 'Bo')
    const path = `/worker-invitations/${id}/withdraw`
    await api.refusals({
      method: 'POST',
      path,
      body: {},
      wrongRole: await api.aSeeker(),
      stranger: await api.aCompany(),
    })
    expect((await api.as(harbour, 'POST', path, {})).statusCode).toBe(200)

    const boAccount = await api.aSeeker({ email: 'bo-2@guards.example' })
    expect((await answer(boAccount, bo)).json().code).toBe('invitation.withdrawn')
    const firm = await api.aCompanyAccount({ email: 'cy-2@guards.example' })
    expect((await answer(firm, cy)).json().code).toBe('invitation.company-account')
    api.moveTo('2026-11-30T09:00:00.000Z')
    expect((await api.anonymous('POST', '/worker-invitations/open', { secret: cy })).json().code).toBe(
      'invitation.expired',
    )
    await runDue(api.deps, new Date('2026-12-31T09:00:00.000Z'))
    expect((await api.anonymous('POST', '/worker-invitations/open', { secret: cy })).json().code).toBe(
      'invitation.missing',
    )
    api.moveTo(START)
    expect((await api.as(harbour, 'GET', '/workers')).json().data).toEqual([])
  })
})
