import { removeOldJobImports } from '@s4/api-marketplace/job-imports'
import type { JobImport, JobImportPreview } from '@s4/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { aForm } from '../../../src/testing/a-form'
import type { Company } from '../../../src/testing/a-company'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const sam = await api.aSeeker()
const HEADER = 'Site,Trade,Date,Start,End,People,Pay per hour,Title,Template'
const FRIDAY = 'Tobacco Dock,Door supervisor,27/11/2026,22:00,06:00,2,14.50,,'

let acme: Company
let siteId: string
beforeEach(async () => {
  acme = await api.aCompany()
  siteId = await api.aSite(acme)
})

const send = (file: string | Buffer, as: Person = acme) => {
  const { payload, headers } = aForm({}, { file: { name: 'jobs.csv', bytes: Buffer.from(file) } })
  return api.as(as, 'POST', '/job-imports', payload, headers)
}
const sent = async (rows: string[], as: Person = acme) =>
  (await send([HEADER, ...rows].join('\n'), as)).json<{ data: JobImport }>().data
type Sent = Pick<JobImport, 'id' | 'mapping'>
const preview = async ({ id, mapping }: Sent, as: Person = acme) =>
  (await api.as(as, 'POST', `/job-imports/${id}/preview`, { mapping })).json<{ data: JobImportPreview }>().data
const run = ({ id, mapping }: Sent, more: object = {}, as: Person = acme) =>
  api.as(as, 'POST', `/job-imports/${id}/run`, { mapping, ...more })
const jobs = () =>
  api.db.query<{ title: string; status: string; startsAt: string; positions: number; payPerHour: number }>(
    `select title, status, starts_at, job.positions, pay_per_hour, alert_duration, known_risks, sia_sector, pin
     from job join shift on shift.job_id = job.id where company_id = $1 order by starts_at`,
    [acme.companyId],
  )
const aTemplate = (change: object = {}) =>
  api.as(acme, 'POST', '/job-templates', {
    name: 'Doors',
    title: 'Weekend doors',
    role: 'door-supervisor',
    siteId,
    payPerHour: 1600,
    positions: 3,
    alertDuration: 30,
    knownRisks: 'Crowds.',
    duration: '1 Week',
    days: [
      { day: 'Friday', start: '21:00', end: '03:00' },
      { day: 'Saturday', start: '22:00', end: '05:00' },
    ],
    ...change,
  })

describe('a file of jobs', () => {
  it('is looked at, and its jobs are posted together', async () => {
    const file = await sent([FRIDAY, 'E1W 2SF,event-steward,Sat 28 Nov 2026,1800,23.30,1,£15,"Gate, north",'])

    expect(file).toMatchObject({ fileName: 'jobs.csv', rows: 2 })
    const looked = await preview(file)
    expect(looked).toMatchObject({ wrong: 0, errors: [] })
    expect(looked.jobs).toMatchObject([
      {
        row: 2,
        title: 'Door supervisor',
        siteName: 'Tobacco Dock',
        shifts: [{ startsAt: '2026-11-27T22:00:00.000Z', endsAt: '2026-11-28T06:00:00.000Z' }],
        positions: 2,
        payPerHour: 1450,
        posted: null,
      },
      { row: 3, title: 'Gate, north', payPerHour: 1500 },
    ])
    expect(await jobs()).toEqual([])

    const done = await run(file)

    expect(done.json().data).toEqual({ posted: 2, leftOut: 0 })
    expect(await jobs()).toMatchObject([
      { title: 'Door supervisor', status: 'published', positions: 2, payPerHour: 1450, siaSector: 'Door Supervision' },
      { title: 'Gate, north', status: 'published', startsAt: '2026-11-28T18:00:00.000Z', siaSector: null },
    ])
    expect((await jobs()).map((job) => (job as { pin?: string }).pin)).toEqual([
      expect.stringMatching(/^\d{4}$/),
      expect.stringMatching(/^\d{4}$/),
    ])
  })

  it('finds a site whatever its apostrophe, and says where two are alike', async () => {
    await api.aSite(acme, { name: 'St John’s Yard', postcode: 'E2 8AA' })
    const row = (site: string) => FRIDAY.replace('Tobacco Dock', site)

    expect((await preview(await sent([row("st john's  yard")]))).jobs).toMatchObject([{ siteName: 'St John’s Yard' }])
    await api.aSite(acme, { name: 'St Johns Yard', postcode: 'E2 8AA' })
    expect((await preview(await sent([row("St John's yard")]))).errors).toMatchObject([
      { column: 'site', message: 'Several sites have this name. Rename one.' },
    ])
  })

  it('is posted once, however it is pressed', async () => {
    const file = await sent([FRIDAY])

    const answers = await Promise.all([run(file), run(file), run(file)])
    const codes = answers.map((answer): string => answer.json().code ?? 'posted')

    expect(codes.toSorted()).toEqual(['job-import.done', 'job-import.done', 'posted'])
    expect(await jobs()).toHaveLength(1)
    expect((await api.as(acme, 'POST', `/job-imports/${file.id}/preview`, file)).json().code).toBe('job-import.done')
  })

  it('says what is wrong by row and column, and posts nothing until the rows are left out', async () => {
    const file = await sent([
      FRIDAY,
      'Nowhere,Juggler,11/27/2026,10,25:00,two,"14,50",,',
      '',
      'Tobacco Dock,Door supervisor,14/11/2026,22:00,06:00,2,14.50,,',
      'Tobacco Dock,Door supervisor,28/11/2026,06:00,23:00,0,0,=1+1,',
      'Tobacco Dock,Door supervisor,28/11/2026,06:00,23:00,0,0,Doors,',
      'Tobacco Dock,Door supervisor,31/10/2027,01:30,08:00,1,14.50,,',
      'Tobacco Dock,Door supervisor,29/11/2026,08:00,08:00,1,14.50,,None',
      'tobacco dock,door supervisor,2026-11-27,22.00,06.00,5,15,Other,',
      'Tobacco Dock,Door supervisor,Fri 28 Nov 2026,22:00,06:00,2,14.50,,',
    ])

    const { wrong, errors, jobs: ready } = await preview(file)

    expect(wrong).toBe(8)
    expect(ready.map(({ row }) => row)).toEqual([2])
    expect(errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
      '3 site: Write the name of one of your sites, like Tobacco Dock.',
      expect.stringMatching(/^3 role: Write one of: Door supervisor, /),
      '3 date: Write the date with the day first, like 21/11/2026.',
      '3 people: Write how many people you need, like 2.',
      '3 pay: Use a full stop for the pence, like 14.50.',
      '5 start: The shift on Sat 14 Nov 2026 at 22:00 has already started: choose a later start, or start now.',
      '6 title: Write the value itself: this begins like a formula.',
      '7 people: You need at least one person.',
      '7 pay: Enter an amount above zero.',
      expect.stringMatching(/^8 start: 01:30 happens twice .* Post this job by itself to choose\.$/),
      '9 end: The end is the same as the start: change one of them.',
      '9 template: There is no template of this name. See Start from a template.',
      '10 date: Row 2 asks for this shift too. Put them into one row with more people.',
      '11 date: That day is Sat 28 Nov 2026. Correct the date or the weekday.',
    ])
    expect((await run(file)).json().fields).toEqual({
      leaveOutWrong: '8 rows have errors. Correct the file, or leave them out.',
    })
    expect(await jobs()).toEqual([])
    expect((await run(file, { leaveOutWrong: true })).json().data).toEqual({ posted: 1, leftOut: 8 })
  })

  it('takes from a template what a row does not say', async () => {
    await aTemplate()
    await aTemplate({ name: 'Low', payPerHour: 1100, days: [] })
    const header = 'Date,Template,Pay,Start,End'
    const file = (
      await send(
        [
          header,
          '27/11/2026,doors,,,',
          '05/12/2026,Doors,18,20:00,23:00',
          '30/11/2026,Doors,,,',
          '01/12/2026,Low,,20:00,23:00',
        ].join('\n'),
      )
    ).json().data

    const looked = await preview(file)

    expect(looked.errors).toMatchObject([
      { row: 4, column: 'start', message: 'Write start and end: the template has none for this day.' },
    ])
    expect(looked.jobs.map(({ warning }) => warning)).toEqual([
      null,
      null,
      expect.stringContaining('£11.00 an hour is below the National Living Wage'),
    ])
    await run(file, { leaveOutWrong: true })
    expect(await jobs()).toMatchObject([
      { title: 'Weekend doors', startsAt: '2026-11-27T21:00:00.000Z', payPerHour: 1600, alertDuration: 30 },
      { startsAt: '2026-12-01T20:00:00.000Z', payPerHour: 1100, knownRisks: 'Crowds.' },
      { startsAt: '2026-12-05T20:00:00.000Z', payPerHour: 1800, positions: 3, knownRisks: 'Crowds.' },
    ])
  })

  it('asks what to do with jobs that are posted already', async () => {
    await run(await sent([FRIDAY]))
    const again = await sent([FRIDAY, FRIDAY.replace('27/', '28/')])

    expect((await preview(again)).jobs.map(({ posted }) => posted?.title ?? null)).toEqual(['Door supervisor', null])
    const refused = (await run(again)).json()
    expect([refused.code, refused.fields]).toEqual([
      'job.posted-already',
      { repeats: 'Rows 2 are posted already. Choose what to do.' },
    ])
    expect((await run(again, { repeats: 'leaveOut' })).json().data).toEqual({ posted: 1, leftOut: 1 })
    const third = await sent([FRIDAY])
    expect((await run(third, { repeats: 'leaveOut' })).json().fields).toEqual({ repeats: 'No job is left to post.' })
    expect((await run(third, { repeats: 'postAgain' })).json().data).toEqual({ posted: 1, leftOut: 0 })
  })

  it('is posted whole or not at all, by the rules of a job posted alone', async () => {
    const file = await sent([FRIDAY, FRIDAY.replace('27/', '28/')])
    await api.db.query(`update company set vetting = 'struckOff' where id = $1`, [acme.companyId])

    expect((await run(file)).json().code).toBe('company.stopped')
    expect(await jobs()).toEqual([])
    await api.db.query(`update company set vetting = 'verified' where id = $1`, [acme.companyId])
    expect((await run(file)).statusCode).toBe(200)
  })

  it.each<[what: string, file: string | Buffer, message: RegExp]>([
    ['nothing in it', `${HEADER}\n\n`, /The file has no jobs: it needs a line of headings and a line for each job\./],
    [
      '201 jobs',
      `${HEADER}\n${`${FRIDAY}\n`.repeat(201)}`,
      /The file has more than 200 jobs\. Send at most 200 at once\./,
    ],
    ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 1]), /not a CSV file/],
    ['an open quotation mark', `${HEADER}\n"Tobacco Dock`, /quotation mark/],
  ])('with %s is refused', async (_what, file, message) => {
    expect((await send(file)).json().fields.file).toMatch(message)
  })

  it('is read whatever its name and however long its cells', async () => {
    const bytes = Buffer.from(`${HEADER}\n${'x'.repeat(4999)}😀`)
    const { payload, headers } = aForm({}, { file: { name: 'jobs\0.csv', bytes } })

    const { statusCode, body } = await api.as(acme, 'POST', '/job-imports', payload, headers)

    expect(statusCode).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ data: { fileName: 'jobs.csv', rows: 1 } })
  })

  it('is refused, and not cut, where a text is longer than a job takes', async () => {
    const file = (await send(`${HEADER},Description\n${FRIDAY},${'x'.repeat(4001)}`)).json().data

    expect((await preview(file)).errors).toMatchObject([
      { row: 2, column: 'description', message: 'Use 4000 characters or fewer.' },
    ])
  })

  it('holds 200 jobs', async () => {
    const days = Array.from({ length: 200 }, (_, at) => {
      const date = new Date(Date.UTC(2026, 10, 27 + at)).toISOString().slice(0, 10)
      return FRIDAY.replace('27/11/2026', date)
    })

    expect((await run(await sent(days))).json().data).toEqual({ posted: 200, leftOut: 0 })
  })

  it('names the columns it needs', async () => {
    const { id } = await sent([FRIDAY])

    const refused = await api.as(acme, 'POST', `/job-imports/${id}/preview`, { mapping: { site: 0 } })

    expect(refused.json().fields).toMatchObject({
      'mapping.date': 'Choose the column of the date.',
      'mapping.pay': 'Choose the column of the pay, or one of templates.',
    })
  })

  it('is read by its sender, with the sites they see', async () => {
    await api.aSite(acme, { name: 'Printworks', postcode: 'SE16 7PL' })
    const planner = await api.aMember(acme, { role: 'planner', siteIds: [siteId] })
    const readOnly = await api.aMember(acme, { role: 'readOnly' })
    const file = await sent([FRIDAY])
    const stranger = await api.aCompany()

    for (const step of ['preview', 'run']) {
      const path = `/job-imports/${file.id}/${step}`
      const body = { mapping: file.mapping }
      await api.refusals({ method: 'POST', path, body, wrongRole: sam, stranger })
      await api.refusals({ method: 'POST', path, body, wrongRole: readOnly, stranger: planner })
    }
    expect([(await send(HEADER, sam)).statusCode, (await send(HEADER, readOnly)).statusCode]).toEqual([403, 403])
    const own = await sent([FRIDAY.replace('Tobacco Dock', 'Printworks'), FRIDAY], planner)
    expect(await preview(own, planner)).toMatchObject({
      errors: [{ row: 2, column: 'site', message: 'Write the name of one of your sites, like Tobacco Dock.' }],
      jobs: [{ row: 3 }],
    })
  })

  it('is forgotten after a day', async () => {
    const { id } = await sent([FRIDAY])

    await removeOldJobImports(api.deps, new Date('2026-11-17T10:00:00.000Z'))

    expect(await api.db.query('select 1 from job_import where id = $1', [id])).toEqual([])
  })
})
