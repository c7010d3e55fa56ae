import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, migrate, migrationsFolder } from '@s4/db'
import { cloneDatabase } from '@s4/db/testing'
import { afterAll, expect, it } from 'vitest'

const { ownerUrl, serverUrl, drop } = await cloneDatabase()
const owner = connect(ownerUrl, { max: 1 })
afterAll(async () => {
  await owner.end()
  await drop()
})

/** The migrations before one, in a folder of their own. */
function migrationsBefore(number: string): string {
  const folder = mkdtempSync(join(tmpdir(), 's4-migrations-'))
  for (const file of readdirSync(migrationsFolder))
    if (file < number) cpSync(join(migrationsFolder, file), join(folder, file))
  return folder
}

it('work of before keeps the licence, the requirements and the PIN its job had; its breaks claim no PIN; its job asks for the licence of its role', async () => {
  await owner.query('drop schema public cascade')
  await owner.query('drop schema pgboss cascade')
  await owner.query('create schema public')
  await migrate(ownerUrl, serverUrl, migrationsBefore('0350'))
  const [company, seeker, site, job, shift, work] = Array.from({ length: 6 }, () => randomUUID())
  await owner.query(
    `insert into account (uid, role, email, email_verified, phone, created_at) select uid, role, uid || '@example.co.uk', true, '', now() from (values ('acme', 'Company'), ('sam', 'Job Seeker')) as made (uid, role)`,
  )
  await owner.query(
    `insert into company (id, firebase_uid, company_name, created_at, updated_at) values ($1, 'acme', 'Acme', now(), now())`,
    [company],
  )
  await owner.query(
    `insert into seeker (id, uid, fullname, created_at, updated_at) values ($1, 'sam', 'Sam Okoro', now(), now())`,
    [seeker],
  )
  await owner.query(
    `insert into site (id, company_id, name, address, postcode, lat, lng, created_at) values ($1, $2, 'Dock', 'Dock', 'E1W 2SF', 51.5, -0.06, now())`,
    [site, company],
  )
  await owner.query(
    `insert into job (id, company_id, site_id, title, role, requirements, pay_per_hour, schedule, positions, pin, alert_duration, terms, status, created_by, created_at, updated_at, published_at)
     values ($1, $2, $3, 'Doors', 'door-supervisor', 'Black suit.', 1450, '{}', 1, '0427', 30, '{}', 'published', 'acme', now(), now(), now())`,
    [job, company, site],
  )
  await owner.query(
    `insert into shift (id, job_id, starts_at, ends_at, positions) values ($1, $2, '2026-11-21T22:00Z', '2026-11-22T06:00Z', 1)`,
    [shift, job],
  )
  await owner.query(
    `insert into assignment (id, shift_id, job_id, company_id, seeker_id, slot, status, title, role, site_id, site_name, address, zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, accepted_at)
     select $1, $2, $3, $4, $5, 1, 'completed', 'Doors', 'door-supervisor', $6, 'Dock', 'Dock', 'Europe/London', starts_at, ends_at, 1450, false, 30, '{}', now() from shift`,
    [work, shift, job, company, seeker, site],
  )
  await owner.query(
    `insert into attendance_event (id, assignment_id, kind, source, server_at, by_uid) values (gen_random_uuid(), $1, 'bookOn', 'qr', now(), 'sam'), (gen_random_uuid(), $1, 'bookOff', 'pin', now(), 'sam')`,
    [work],
  )

  await migrate(ownerUrl, serverUrl)

  expect(await owner.query('select sia_sector, requirements, pin from assignment')).toEqual([
    { siaSector: null, requirements: 'Black suit.', pin: '0427' },
  ])
  expect(await owner.query('select kind, source from attendance_event order by kind')).toEqual([
    { kind: 'bookOff', source: 'phone' },
    { kind: 'bookOn', source: 'qr' },
  ])
  expect(await owner.query('select sia_sector from job')).toEqual([{ siaSector: 'Door Supervision' }])
})
