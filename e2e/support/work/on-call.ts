import { localDate } from '@s4/domain/shift-text'
import pg from 'pg'
import { callApi } from '../call-api'
import { newPerson, type Person } from '../people'
import { requestServer } from '../request-server'
import { databaseUrl, urlOn } from '../stack'

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
  await callApi(colleague, 'team.join', { secret: await secretOfInvitation(colleague.email) })
  for (const days of [0, 1]) {
    const date = localDate(new Date(Date.now() + days * DAY).toISOString())
    const allDay = { startsAt: '00:00', endsAt: '00:00', weekday: null, date }
    await callApi(owner, 'onCall.add', { uid: colleague.uid, place, ...allDay })
  }
  return colleague
}

/** Gives a member a mobile number with the code that was sent to it. */
export async function verifyMobile(member: Person, phone: string): Promise<void> {
  await callApi(member, 'reach.savePhone', { phone })
  const code = await until(async () =>
    (await mailbox())
      .map(({ recipient, body }) => (recipient === phone ? /^(\d+) is your code/.exec(body)?.[1] : undefined))
      .find(Boolean),
  )
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

async function secretOfInvitation(email: string): Promise<string> {
  return until(async () => {
    const mail = (await mailbox()).find(({ recipient, link }) => recipient === email && link?.includes('invitation'))
    return mail?.link?.split(/[#=]/).at(-1)
  })
}

interface Mail {
  recipient: string
  body: string
  link: string | null
}

async function mailbox(): Promise<Mail[]> {
  const { body } = await requestServer({ method: 'GET', path: '/api/dev/mailbox', headers: { origin: urlOn('shell') } })
  return (body as { data: Mail[] }).data
}

const TRIES = 50
const PAUSE_MS = 200

/** Mails and texts are sent a moment after the request. */
async function until<T>(read: () => Promise<T | undefined>): Promise<T> {
  for (let left = TRIES; left > 0; left -= 1) {
    const found = await read()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error('it was not sent')
}
