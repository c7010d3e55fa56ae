import { expect, it } from 'vitest'
import { statementName } from './traced-query'

it.each([
  ['select id from job where id = $1', 'select job'],
  ['select array(select site_id from member), uid from session join account using (uid)', 'select session'],
  ['with made as (insert into site (id) values ($1) returning id) select id from made', 'select made'],
  ['with old as (select id from job) update job set status = $1', 'update job'],
  ['delete from only mail', 'delete mail'],
  ["insert into note (words) values ('from Ada')", 'insert note'],
  ['select 1', 'select'],
  ['begin', 'sql'],
])('%j is named %j', (sql, name) => {
  expect(statementName(sql)).toBe(name)
})
