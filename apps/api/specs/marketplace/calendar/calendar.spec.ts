import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Seeker } from '../../../src/testing/a-seeker'

const api = await startApi()

const TEXT_WITH_LINE_BREAKS = 'Doors\r\nX-EVIL:1\rATTACH:https://evil.example\nX-EVIL:2\vX-EVIL:3\u2028X-EVIL:4'

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

const startFeed = async () =>
  new URL((await api.as(sam, 'POST', '/calendar', {})).json().data.url).pathname.replace('/api', '')

describe('one shift as .ics', () => {
  it('contains the title, the company and the times, but not the PIN', async () => {
    const answer = await api.as(sam, 'GET', `/assignments/${id}.ics`)

    expect(answer.headers['content-type']).toContain('text/calendar')
    const text = answer.body.replaceAll('\r\n ', '')
    expect(text).toContain('DTSTART:20261121T220000Z')
    expect(text).toContain('DTEND:20261122T060000Z')
    expect(text).toContain(String.raw`SUMMARY:Door\, main\; gate\, Harbour Security Ltd`)
    expect(text).toContain('STATUS:CONFIRMED')
    // A UUID may contain the digits of the PIN by chance.
    expect(text).not.toMatch(/(?<![\da-f-])0427(?![\da-f-])/)
  })

  it('does not let line breaks in a title, a place or instructions add lines', async () => {
    await api.db.query(`update assignment set title = $2, site_name = $2, address = $2 where id = $1`, [
      id,
      TEXT_WITH_LINE_BREAKS,
    ])
    await api.db.query('update site set arrival_instructions = $1', [TEXT_WITH_LINE_BREAKS])

    for (const { body } of [
      await api.as(sam, 'GET', `/assignments/${id}.ics`),
      await api.anonymous('GET', await startFeed()),
    ]) {
      expect(body).not.toMatch(/(^|[\r\n])(X-EVIL|ATTACH)/)
      expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n\v\u2028]/)
    }
  })

  it('is refused to everybody but its seeker', async () => {
    await api.refusals({
      method: 'GET',
      path: `/assignments/${id}.ics`,
      wrongRole: await api.aCompany(),
      stranger: await api.aSeeker(),
    })
  })
})

describe('the calendar feed', () => {
  it('is read at its secret address, without a session', async () => {
    const feed = await startFeed()

    const answer = await api.anonymous('GET', feed)

    expect(answer.statusCode).toBe(200)
    expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect((await api.as(sam, 'GET', '/calendar')).json().data).toEqual({ on: true })
  })

  it('shows cancelled work as cancelled', async () => {
    await api.as(sam, 'POST', `/assignments/${id}/cancel`, { reason: 'I am ill.' })

    expect((await api.anonymous('GET', await startFeed())).body).toContain('STATUS:CANCELLED')
  })

  it('ends at the old address when renewed, and at every address when switched off', async () => {
    const [old, renewed] = [await startFeed(), await startFeed()]
    const afterRenewal = [await api.anonymous('GET', old), await api.anonymous('GET', renewed)]
    await api.as(sam, 'DELETE', '/calendar')
    const afterStop = await api.anonymous('GET', renewed)

    expect([...afterRenewal, afterStop].map(({ statusCode }) => statusCode)).toEqual([404, 200, 404])
  })

  it('is refused to companies', async () => {
    const company = await api.aCompany()

    await api.refusals({ method: 'GET', path: '/calendar', wrongRole: company })
    await api.refusals({ method: 'POST', path: '/calendar', body: {}, wrongRole: company })
    await api.refusals({ method: 'DELETE', path: '/calendar', wrongRole: company })
  })
})
