import { randomInt } from 'node:crypto'
import { localDate } from '@s4/domain/shift-text'
import pg from 'pg'
import { callApi } from '../call-api'
import { readSent } from '../mailbox'
import { newPerson, type Person } from '../people'
import { databaseUrl } from '../stack'

const DAY = 86_400_000

interface Colleague {
  name: string
  role: 'manager' | 'controller'
  place: 'first' | 'second'
}

/** A new member of the company who is on call today and tomorrow. */
export async function aColleagueOnCall(owner: Person, { name, role, place }: Colleague): Promise<Person> {
  const colleague = await newPerson('company')
  await callApi(owner, 'team.invite', { name, email: colleague.email, role, siteIds: null })
  const secret = await readSent(colleague.email, ({ link }) => /invitation#(.+)$/.exec(link ?? '')?.[1])
  await callApi(colleague, 'team.join', { secret })
  for (const days of [0, 1]) {
    const date = localDate(new Date(Date.now() + days * DAY).toISOString())
    const allDay = { startsAt: '00:00', endsAt: '00:00', weekdays: [], date }
    await callApi(owner, 'onCall.add', { uid: colleague.uid, place, ...allDay })
  }
  return colleague
}

/** Gives a member a mobile number with the code that was sent to it. */
export async function verifyMobile(member: Person): Promise<void> {
  // One of the thousand kept free for such uses; a text of an earlier run lies under the number that it had.
  const phone = `+447700900${String(randomInt(1000)).padStart(3, '0')}`
  await callApi(member, 'reach.savePhone', { phone })
  const code = await readSent(phone, ({ body }) => /^(\d+) is your code/.exec(body)?.[1])
  await callApi(member, 'reach.confirmPhone', { code })
}

/** Ends the minutes that the people of the present step have, as if they had passed. */
export async function nobodyAnswers(alertId: string): Promise<void> {
  const client = new pg.Client(databaseUrl())
  await client.connect()
  try {
    await client.query('update alert_escalation set next_at = now() where alert_id = $1 and next_at > now()', [alertId])
  } finally {
    await client.end()
  }
}
