import { cloneDatabase, type TestDatabase } from '@s4/db/testing'
import { parsePhone } from '@s4/domain/phone'
import { jobStatus, type ShiftFilling, type StoredJobStatus } from '@s4/domain/job-status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renewDemoShift } from './demo-shift'
import { Refused } from './server/calls'
import { foundCompany } from './events/found-company'
import { play } from './server/play'
import { settingsForTrial } from './server/settings-for-town'
import { seedTown } from './seed-town'
import { seekers } from './town/seekers'

const settings = settingsForTrial(process.env.S4_TEST_SERVER_URL ?? '')
const MINUTE = 60_000
const MAKING_MS = 3 * MINUTE

interface DemoShift {
  id: string
  startsAt: string
  status: string
}

const demoShifts = ({ db }: TestDatabase) =>
  db.query<DemoShift>(
    `select assignment.id, starts_at, assignment.status from assignment join seeker on seeker.id = seeker_id
     where uid = 'demo-seeker' and title = 'Door supervisor, your demo shift' order by starts_at`,
  )

const countsIn = async ({ db }: TestDatabase) => {
  const [counts] = await db.query<Record<string, number>>(
    `select (select count(*)::int from company) as companies, (select count(*)::int from seeker) as seekers,
       (select count(*)::int from job) as jobs,
       (select count(*)::int from site) as sites, (select count(*)::int from invoice) as invoices,
       (select count(*)::int from mail) as mails`,
  )
  return counts
}

/** The state of each job by the rule in the domain and by the one in the database. */
const statesAt = async ({ db }: TestDatabase, now: Date) => {
  const jobs = await db.query<{ stored: StoredJobStatus; derived: string; shifts: ShiftFilling[] }>(
    `select job.status as stored, state.status as derived, (
       select coalesce(json_agg(json_build_object(
         'startsAt', starts_at, 'endsAt', ends_at, 'positions', positions, 'taken',
         (select count(*) from assignment where shift_id = shift.id and status not in ('cancelled', 'noShow')))), '[]')
       from shift where job_id = job.id and cancelled_at is null) as shifts
     from job, job_state(job.id, job.status, $1) state`,
    [now],
  )
  return jobs.map(({ stored, derived, shifts }) => ({
    derived,
    byDomain: jobStatus(stored, shifts, now.toISOString()),
  }))
}

/** What holds whenever the town is made. */
function itIsWhole(town: () => TestDatabase, now: Date) {
  it('has 3 companies, 12 seekers, 40 jobs and 2 of recurring work, and has emailed nobody', async () => {
    expect(await countsIn(town())).toEqual({
      companies: 3,
      seekers: 12,
      jobs: 42,
      sites: 9,
      invoices: expect.any(Number),
      mails: 0,
    })
  })

  it('has jobs of every status, and both rules of the status agree', async () => {
    const states = await statesAt(town(), now)

    expect(states.filter(({ derived, byDomain }) => derived !== byDomain)).toEqual([])
    const counted = Object.fromEntries(
      states.map(({ derived }) => [derived, states.filter((other) => other.derived === derived).length]),
    )
    expect(counted).toEqual({
      draft: 5,
      open: 13,
      filled: 4,
      inProgress: 3,
      completed: 9,
      expired: 2,
      closed: 3,
      cancelled: 3,
    })
  })

  it('has the demo people talk, on its way to Firestore, with one message not read', async () => {
    const talk = await town().db.query(
      `select last_sequence, next_try_at is not null as waiting, (select count(*)::int from chat_message
         where conversation_id = conversation.id and text <> '') as messages,
         (select read_sequence from conversation_reader
           where conversation_id = conversation.id and uid = 'demo-seeker') as read
       from conversation`,
    )

    expect(talk).toEqual([{ lastSequence: 4, waiting: true, messages: 4, read: 3 }])
  })

  it('has a renewed licence that the demo company has to check before its coming work', async () => {
    const changed = await town().db.query(
      `select distinct fullname from seeker join licence on licence.seeker_id = seeker.id
         join document_check on document_id = licence.id and document_check.version < licence.version
         join company on company.id = document_check.company_id and firebase_uid = 'demo-company'
         join assignment on assignment.seeker_id = seeker.id and assignment.company_id = company.id
           and assignment.status = 'assigned'
           and assignment.sia_sector = licence.sector`,
    )

    expect(changed).toHaveLength(1)
  })

  it('has nobody agree to self-billing in words that were not written yet, or without the company', async () => {
    const wrong = await town().db.query(
      `select 'worker' as who, version from self_billing_agreement agreement where accepted_at < version::date
         or not exists (select from self_billing_acceptance accepted
           where accepted.company_id = agreement.company_id and accepted.version = agreement.version)
       union all select 'company', version from self_billing_acceptance
         where accepted_at < version::date and version::date < $1
       union all select 'invoice', agreement_version from invoice where created_at < agreement_version::date`,
      [now],
    )

    expect(wrong).toEqual([])
  })

  it('has the demo seeker start in about 20 minutes', async () => {
    const [shift, ...others] = await demoShifts(town())

    expect(others).toEqual([])
    expect(shift?.status).toBe('assigned')
    const minutes = (Date.parse(shift?.startsAt ?? '') - now.getTime()) / MINUTE
    expect(minutes).toBeGreaterThan(18)
    expect(minutes).toBeLessThanOrEqual(20)
  })
}

async function makeTown(now: Date): Promise<TestDatabase> {
  const database = await cloneDatabase()
  await seedTown(database.db, { now, settings })
  return database
}

describe.each([
  ['just before midnight', '2026-11-28T23:58:00.000Z'],
  ['just after midnight', '2026-11-29T00:01:00.000Z'],
  ['while the clocks go back', '2026-10-24T22:30:00.000Z'],
  ['while the clocks go forward, a year on', '2028-03-25T21:15:00.000Z'],
])('the town made %s', (_name, moment) => {
  const now = new Date(moment)
  let database: TestDatabase

  beforeAll(async () => {
    database = await makeTown(now)
  }, MAKING_MS)
  afterAll(() => database.drop())

  itIsWhole(() => database, now)
})

describe('the town made on an autumn evening', () => {
  const now = new Date('2026-11-21T19:43:10.000Z')
  const later = new Date('2026-11-22T09:05:00.000Z')
  let database: TestDatabase

  beforeAll(async () => {
    database = await makeTown(now)
  }, MAKING_MS)
  afterAll(() => database.drop())

  itIsWhole(() => database, now)

  it('has applications and work in every state', async () => {
    const states = await database.db.query<{ state: string }>(
      `select distinct 'application ' || status as state from application
       union select distinct 'offer ' || status from offer
       union select distinct 'assignment ' || status from assignment
       union select distinct 'hours ' || status from assignment_hours order by 1`,
    )

    expect(states.map(({ state }) => state)).toEqual([
      ...['accepted', 'applied', 'declined', 'lapsed', 'offered', 'rejected', 'withdrawn'].map(
        (state) => `application ${state}`,
      ),
      ...['assigned', 'cancelled', 'completed', 'inProgress', 'invoiced', 'noShow', 'paid'].map(
        (state) => `assignment ${state}`,
      ),
      ...['agreed', 'countered', 'proposed'].map((state) => `hours ${state}`),
      ...['accepted', 'declined', 'lapsed', 'open'].map((state) => `offer ${state}`),
    ])
  })

  it('has nothing answered, agreed or invoiced before what it follows', async () => {
    const wrong = await database.db.query(
      `select 'application' as what, id from application where decided_at < applied_at
       union all select 'offer', id from offer where decided_at < created_at or lapses_at < created_at
       union all select 'attendance', assignment_id from attendance where booked_off_at < booked_on_at
       union all select 'hours', assignment_id from assignment_hours hours join attendance using (assignment_id)
         where hours.agreed_at < booked_off_at
       union all select 'invoice', invoice.id from invoice join assignment_hours hours using (assignment_id)
         where invoice.created_at < hours.agreed_at
       union all select 'after now', invoice.id from invoice where created_at > $1`,
      [now],
    )

    expect(wrong).toEqual([])
  })

  it('has a screening file with one referee who answered and one who has not', async () => {
    const references = await database.db.query(
      'select state, corrected, reengage from screening_reference order by asked_at',
    )

    expect(references).toEqual([
      { state: 'answered', corrected: true, reengage: 'yes' },
      { state: 'asked', corrected: null, reengage: null },
    ])
  })

  it('has the alerts the server raised: one open, one seen to, one that ended with the work', async () => {
    const alerts = await database.db.query(
      'select kind, acknowledged_at is not null as seen, resolved_at is not null as resolved from alert order by kind',
    )

    expect(alerts).toEqual([
      { kind: 'late', seen: false, resolved: true },
      { kind: 'leftGeofence', seen: false, resolved: false },
      { kind: 'missedCheckCall', seen: true, resolved: true },
    ])
  })

  it('has every check call answered but those that a break or the end stopped and those to come', async () => {
    const calls = await database.db.query<{ status: string; toCome: boolean }>(
      'select distinct status, due_at > $1 as to_come from check_call order by 1, 2',
      [now],
    )

    expect(calls).toEqual([
      { status: 'due', toCome: true },
      { status: 'late', toCome: false },
      { status: 'responded', toCome: false },
      { status: 'stopped', toCome: false },
    ])
  })

  it('numbers invoices without a gap', async () => {
    const series = await database.db.query<{ sequences: number[]; last: number; numbers: string[]; prefix: string }>(
      `select array_agg(sequence order by invoice.created_at) as sequences, last_invoice_sequence as last,
         array_agg(number order by invoice.created_at) as numbers, invoice_prefix as prefix
       from invoice join seeker on seeker.id = seeker_id group by seeker.id`,
    )

    expect(series.length).toBeGreaterThan(5)
    for (const { sequences, last, numbers, prefix } of series) {
      expect(sequences).toEqual(Array.from({ length: last }, (_unused, index) => index + 1))
      expect(numbers[0]).toBe(`${prefix}-000001`)
    }
  })

  it('happened in the past, apart from what is still to come', async () => {
    const [early] = await database.db.query(
      `select 1 from (
         select created_at from notification union all select at from audit_entry
         union all select applied_at from application union all select created_at from invoice
         union all select recorded_at from payment union all select confirmed_at from payment
         union all select accepted_at from assignment union all select server_at from attendance_event
         union all select decided_at from offer) as moment (at)
       where at > $1`,
      [now],
    )

    expect(early).toBeUndefined()
  })

  it('uses telephone numbers and addresses that belong to nobody', async () => {
    const people = await database.db.query<{ phone: string; email: string }>(
      `select phone, email from account union select company_contact, company_email from company
       union select manager_phone, manager_email from company`,
    )

    for (const { phone, email } of people) {
      expect(parsePhone(phone).ok).toBe(true)
      expect(phone).toMatch(/^\+44(7700900|207946|161496|141496)/)
      expect(email).toMatch(/\.example$/)
    }
  })

  it('is left alone by a second start', async () => {
    const before = await countsIn(database)

    expect(await seedTown(database.db, { now: later, settings })).toBe(false)
    expect(await countsIn(database)).toEqual(before)
  })

  it('cancels a demo shift that nobody booked on and agrees another, the next day', async () => {
    const [before] = await demoShifts(database)

    await renewDemoShift(database.db, { now: later, settings })

    const [cancelled, agreed, ...others] = await demoShifts(database)
    expect(cancelled).toEqual({ ...before, status: 'cancelled' })
    expect(agreed).toMatchObject({ startsAt: '2026-11-22T09:25:00.000Z', status: 'assigned' })
    expect(others).toEqual([])
    const ended = await database.db.query('select ended_at, ended_by, owed_pence from assignment where id = $1', [
      before?.id,
    ])
    expect(ended).toEqual([{ endedAt: '2026-11-22T00:02:00.000Z', endedBy: 'company', owedPence: 0 }])
    const notices = await database.db.query<{ title: string }>(
      `select title from notification where title like '%your demo shift, Sun 22 Nov%' order by title`,
    )
    expect(notices.map(({ title }) => title)).toEqual([
      'Daniel Okafor accepted: Door supervisor, your demo shift, Sun 22 Nov 2026, 09:25–13:25 (4 h)',
      'Work confirmed: Door supervisor, your demo shift, Sun 22 Nov 2026, 09:25–13:25 (4 h)',
    ])
  })

  it('leaves a demo shift that is still to come', async () => {
    const before = await demoShifts(database)

    await renewDemoShift(database.db, { now: new Date('2026-11-22T09:10:00.000Z'), settings })

    expect(await demoShifts(database)).toEqual(before)
  })

  it('agrees another while the last lasts without anybody', async () => {
    await renewDemoShift(database.db, { now: new Date('2026-11-22T09:40:00.000Z'), settings })

    expect((await demoShifts(database)).map(({ startsAt, status }) => [startsAt, status])).toEqual([
      ['2026-11-21T20:03:00.000Z', 'cancelled'],
      ['2026-11-22T09:25:00.000Z', 'cancelled'],
      ['2026-11-22T10:00:00.000Z', 'assigned'],
    ])
  })

  it('leaves a demo shift that is being worked, and agrees another once it is over', async () => {
    const worked = (await demoShifts(database)).at(-1)
    const status = (to: string) =>
      database.db.query('update assignment set status = $2 where id = $1', [worked?.id, to])

    await status('inProgress')
    await renewDemoShift(database.db, { now: new Date('2026-11-22T10:30:00.000Z'), settings })
    expect((await demoShifts(database)).at(-1)).toEqual({ ...worked, status: 'inProgress' })

    await status('completed')
    await renewDemoShift(database.db, { now: new Date('2026-11-22T10:35:00.000Z'), settings })
    expect((await demoShifts(database)).at(-1)).toMatchObject({
      startsAt: '2026-11-22T14:00:00.000Z',
      status: 'assigned',
    })
  })

  it('goes on without a demo shift that the rules refuse', async () => {
    const before = await demoShifts(database)
    await database.db.query(`update assignment set status = 'cancelled' where id = $1`, [before.at(-1)?.id])
    await database.db.query(`update seeker set fullname = '' where uid = 'demo-seeker'`)

    expect(await renewDemoShift(database.db, { now: new Date('2026-11-22T10:40:00.000Z'), settings })).toBe(true)

    expect((await demoShifts(database)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })
})

it('whatever the rules refuse leaves nothing of the town', async () => {
  const database = await cloneDatabase()
  const now = new Date('2026-11-21T19:43:10.000Z')

  const refused = database.db.transaction((tx) =>
    play(tx, { now, settings }, (town) =>
      town.agenda.at(town.now, async () => {
        await foundCompany(town, 'harbourline')
        await town.call(seekers.daniel.uid, 'sites.list', {})
      }),
    ),
  )

  await expect(refused).rejects.toThrow(Refused)
  expect(await database.db.query('select 1 from account')).toEqual([])
  await database.drop()
})

it('somebody’s own database gets no demo people', async () => {
  const database = await cloneDatabase()
  const now = new Date('2026-11-21T19:43:10.000Z')
  await database.db.query(
    `insert into account (uid, role, email, phone, created_at)
     values ('own', 'Company', 'me@own.example', '+447700900001', $1)`,
    [now],
  )

  expect(await seedTown(database.db, { now, settings })).toBe(false)
  expect(await renewDemoShift(database.db, { now, settings })).toBe(false)

  await database.drop()
})
