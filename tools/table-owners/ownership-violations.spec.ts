import { describe, expect, it } from 'vitest'
import { ownershipViolations, type Ownership } from './ownership-violations'

const jobs = 'libs/api/marketplace/src/jobs'
const offers = 'libs/api/marketplace/src/offers'

const file = (folder: string, text: string) => ({ path: `${folder}/some-file.ts`, text })
const ownJob = file(jobs, "db.query('insert into job (id) values ($1)')")
const owned: Ownership = { owners: { job: jobs }, notYet: {} }

const found = (text: string, ownership = owned) => ownershipViolations([ownJob, file(offers, text)], ownership)

describe('a violation is found when', () => {
  it.each([
    ['another folder inserts', "db.query('insert into job (id) values ($1)')"],
    ['another folder updates', "db.query('update job set status = $1')"],
    ['another folder updates under another name', "db.query('update job as own set status = $1')"],
    ['another folder deletes', "db.query('delete from job where id = $1')"],
    ['another folder truncates', "db.query('truncate job')"],
    ['the statement is inside a larger one', 'db.query(`with gone as (delete from job returning id) select 1`)'],
    ['the statement runs over lines', 'db.query(`\n  UPDATE job\n    SET status = ${next}`)'],
  ])('%s', (_name, text) => {
    expect(found(text)).toEqual([`${offers} writes job, which belongs to ${jobs}`])
  })

  it('a table has no owner', () => {
    expect(found("db.query('insert into site (id) values ($1)')")).toEqual([
      `site has no owner, and ${offers} writes it`,
    ])
  })

  it('the name is put in at run time', () => {
    expect(found('db.query(`delete from ${table} where uid = $1`)')).toEqual([
      `* has no owner, and ${offers} writes it`,
    ])
  })

  it('another folder writes a table whose owner completes its name', () => {
    const threads = file(jobs, 'db.query(`delete from ${kind}_message`)')
    const ticket = file(offers, "db.query('delete from ticket_message')")

    expect(ownershipViolations([threads, ticket], { owners: { '*_message': jobs }, notYet: {} })).toEqual([
      `${offers} writes ticket_message, which belongs to ${jobs}`,
    ])
  })

  it('the owner stopped writing its table', () => {
    expect(ownershipViolations([], owned)).toEqual([`${jobs} is the owner of job but does not write it`])
  })

  it('an exception is no longer needed', () => {
    expect(found('', { ...owned, notYet: { job: [offers] } })).toEqual([
      `${offers} no longer writes job: take the exception away`,
    ])
  })
})

it.each([
  ['reads', "db.query('select id from job')"],
  ['locks', "db.query('select id from job for update of job')"],
  ['is spoken of', "title('You cannot update a job that is closed')"],
  ['is in a comment', '// update job set status = 1'],
])('a table that another folder only %s stays its owner’s', (_name, text) => {
  expect(found(text)).toEqual([])
})

it('a needed exception is allowed', () => {
  const text = "db.query('update job set status = $1')"

  expect(found(text, { ...owned, notYet: { job: [offers] } })).toEqual([])
})
