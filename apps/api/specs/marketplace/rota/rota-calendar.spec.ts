import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const WEEK = '/rota.ics?week=2026-11-16'

it('lists each shift of the week with its place and workers', async () => {
  const harbour = await api.aCompany()
  const job = await api.aPublishedJob(harbour, { title: 'Doors, main', positions: 2 })
  await api.anAssignment({ company: harbour, job, seeker: await api.aSeeker() })

  const answer = await api.as(harbour, 'GET', WEEK)

  expect(answer.headers['content-type']).toContain('text/calendar')
  const text = answer.body.replaceAll('\r\n ', '')
  for (const line of [
    'DTSTART:20261121T220000Z',
    'DTEND:20261122T060000Z',
    String.raw`SUMMARY:Doors\, main (1 of 2)`,
    'DESCRIPTION:Sam Okoro',
    'LOCATION:Tobacco Dock',
  ])
    expect(text).toContain(line)
  expect(text).toContain(`/assign-jobDetail/${job.id}?shift=${job.shift.id}`)
})

it('does not let line breaks in a title, a place or a name add lines', async () => {
  const hostile = 'Doors\r\nX-EVIL:1\rATTACH:https://evil.example\nX-EVIL:2\vX-EVIL:3\u2028X-EVIL:4'
  const harbour = await api.aCompany()
  const job = await api.aPublishedJob(harbour, { title: hostile, siteId: await api.aSite(harbour, { name: hostile }) })
  await api.anAssignment({ company: harbour, job, seeker: await api.aSeeker({ fullname: hostile }) })

  const { body } = await api.as(harbour, 'GET', WEEK)

  expect(body).not.toMatch(/(^|[\r\n])(X-EVIL|ATTACH)/)
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n\v\u2028]/)
})

it('is refused to seekers and for a day that is not a Monday', async () => {
  await api.refusals({ method: 'GET', path: WEEK, wrongRole: await api.aSeeker() })
  expect((await api.as(await api.aCompany(), 'GET', '/rota.ics?week=2026-11-18')).json().fields).toHaveProperty('week')
})
