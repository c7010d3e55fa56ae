import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Seeker } from '../../../src/testing/a-seeker'

const api = await startApi()

const HOSTILE = 'Doors\r\nX-EVIL:1\rATTACH:https://evil.example\nX-EVIL:2\vX-EVIL:3\u2028X-EVIL:4'

let sam: Seeker
let id: string
beforeEach(async () => {
  const harbour = await api.aCompany()
  sam = await api.aSeeker()
  id = await api.anAssignment({
    company: harbour,
    seeker: sam,
    job: await api.aPublishedJob(harbour, { title: 'Door, main; gate' }),
  })
})

const started = async () =>
  new URL((await api.as(sam, 'POST', '/calendar', {})).json().data.url).pathname.replace('/api', '')

describe('one shift as .ics', () => {
  it('names it, with its time and place', async () => {
    const answer = await api.as(sam, 'GET', `/assignments/${id}.ics`)

    expect(answer.headers['content-type']).toContain('text/calendar')
    const text = answer.body.replaceAll('\r\n ', '')
    expect(text).toContain('DTSTART:20261121T220000Z')
    expect(text).toContain('DTEND:20261122T060000Z')
    expect(text).toContain(String.raw`SUMMARY:Door\, main\; gate\, Harbour Security Ltd`)
    expect(text).toContain('STATUS:CONFIRMED')
    // An id may hold the same four digits by chance.
    expect(text).not.toMatch(/(?<![\da-f-])0427(?![\da-f-])/)
  })

  it('keeps to its own lines, whatever a title, a place or instructions hold', async () => {
    await api.db.query(`update assignment set title = $2, site_name = $2, address = $2 where id = $1`, [id, HOSTILE])
    await api.db.query('update site set arrival_instructions = $1', [HOSTILE])

    for (const { body } of [
      await api.as(sam, 'GET', `/assignments/${id}.ics`),
      await api.anonymous('GET', await started()),
    ]) {
      expect(body).not.toMatch(/(^|[\r\n])(X-EVIL|ATTACH)/)
      expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n\v\u2028]/)
    }
  })

  it('is for its seeker alone', async () => {
    await api.refusals({
      method: 'GET',
      path: `/assignments/${id}.ics`,
      wrongRole: await api.aCompany(),
      stranger: await api.aSeeker(),
    })
  })
})

describe('the calendar feed', () => {
  it('is read by its secret address, without a session', async () => {
    const feed = await started()

    const answer = await api.anonymous('GET', feed)

    expect(answer.statusCode).toBe(200)
    expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect((await api.as(sam, 'GET', '/calendar')).json().data).toEqual({ on: true })
  })

  it('shows cancelled work as cancelled', async () => {
    await api.as(sam, 'POST', `/assignments/${id}/cancel`, { reason: 'I am ill.' })

    expect((await api.anonymous('GET', await started())).body).toContain('STATUS:CANCELLED')
  })

  it('stops at the old address once renewed, and at every address once off', async () => {
    const [old, renewed] = [await started(), await started()]
    const afterRenewal = [await api.anonymous('GET', old), await api.anonymous('GET', renewed)]
    await api.as(sam, 'DELETE', '/calendar')
    const afterStop = await api.anonymous('GET', renewed)

    expect([...afterRenewal, afterStop].map(({ statusCode }) => statusCode)).toEqual([404, 200, 404])
  })

  it('is switched by seekers', async () => {
    const company = await api.aCompany()

    await api.refusals({ method: 'GET', path: '/calendar', wrongRole: company })
    await api.refusals({ method: 'POST', path: '/calendar', body: {}, wrongRole: company })
    await api.refusals({ method: 'DELETE', path: '/calendar', wrongRole: company })
  })
})
