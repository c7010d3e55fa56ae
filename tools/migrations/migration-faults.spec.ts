import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inWorkspace } from '../workspace/paths'
import { migrationFaults } from './migration-faults'

/** Older files ran before anybody upgraded without stopping. */
const FIRST = 197

const folder = inWorkspace('libs', 'api', 'db', 'migrations')

it('every new migration leaves the version before running', () => {
  const faults = readdirSync(folder)
    .filter((name) => Number(name.slice(0, 4)) >= FIRST)
    .flatMap((name) => migrationFaults(readFileSync(`${folder}/${name}`, 'utf8')).map((fault) => `${name}: ${fault}`))

  expect(faults).toEqual([])
})

describe('refuses', () => {
  it.each<[name: string, sql: string, fault: string]>([
    ['a table that goes', 'drop table day_off', 'A table goes'],
    ['a column that goes', 'alter table site drop column capacity', 'A column goes'],
    ['a column that goes, in short', 'alter table site drop capacity', 'A column goes'],
    ['a renamed column', 'alter table site rename column capacity to room', 'A name stays'],
    ['a renamed table', 'alter table site rename to place', 'A name stays'],
    ['another type', 'alter table site alter column capacity type bigint', 'A column keeps its type'],
    [
      'a column that must be filled',
      'alter table site add column floors integer not null',
      'A new column has a default',
    ],
    [
      'the second of two columns',
      `alter table site add column a text not null default ';',\n  add column b text not null`,
      'A new column has a default',
    ],
    [
      'a column that must be filled from now on',
      'alter table site alter column a set not null',
      'A column is not made',
    ],
    ['a constraint on all rows', 'alter table site add constraint few check (floors < 9)', 'A constraint on rows'],
    ['an index that locks', 'create unique index on site (floors)', 'An index on a table'],
    ['an index that may be half there', 'create index concurrently a on site (b)', 'An index that is made'],
    [
      'an index among others',
      'create index concurrently if not exists a on site (b); select 1',
      'An index is made concurrently in',
    ],
    ['a reason that is none', '-- allow: drop it\ndrop table day_off', 'A table goes'],
    ['what stands after an allowed one', '-- allow: nobody reads it\ndrop table a; drop table b', 'A table goes'],
  ])('%s', (_name, sql, fault) => {
    expect(migrationFaults(sql)).toEqual([expect.stringContaining(fault)])
  })
})

describe('takes', () => {
  it.each<[name: string, sql: string]>([
    ['a new table with its indexes', 'create table floor (id uuid); create index on floor (id)'],
    ['a new table with a constraint', 'create table floor (id int); alter table floor add constraint a check (id > 0)'],
    ['a column that may be null', 'alter table site add column floors integer check (floors is not null)'],
    ['a column with a default', 'alter table site add column floors integer not null default 1'],
    ['a constraint for new rows', 'alter table site add constraint few check (floors < 9) not valid'],
    ['a constraint that goes', 'alter table site drop constraint few'],
    ['a column that may be null from now on', 'alter table site alter column floors drop not null'],
    ['an index made beside the work', 'create index concurrently if not exists site_by_floor on site (floors)'],
    ['words in texts and functions', `select 'drop table a'; do $$ begin drop table b; end $$`],
    ['what has a reason', '-- allow: no version reads it since 0.4\ndrop table day_off'],
  ])('%s', (_name, sql) => {
    expect(migrationFaults(sql)).toEqual([])
  })
})
