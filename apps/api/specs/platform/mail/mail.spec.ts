import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { addNotice } from '../../../src/testing/stand-ins/add-notice'
import { startApi } from '../../../src/testing/start-api'
import { connect } from '@s4/db'
import { queueMail } from '@s4/api-platform/mail-queue'
import { deliverDueMail, type OutgoingMail, smtpSender } from '@s4/api-platform/mail'

const api = await startApi({ now: '2026-11-21T22:00:00.000Z' })
const NOW = new Date('2026-11-21T22:00:00.000Z')
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const failToSend = () => Promise.reject(new Error('mailbox full'))

/** Collects the mails to one person and ignores those of other tests. */
function outbox(recipient: string) {
  const sent: OutgoingMail[] = []
  return { sent, send: async (mail: OutgoingMail) => void (mail.recipient === recipient && sent.push(mail)) }
}

async function aMail(): Promise<string> {
  const sam = await api.aSeeker()
  await addNotice(api.db, NOW, {
    to: [sam.uid],
    kind: 'offer.made',
    title: 'Harbour offers you work',
    body: 'Answer by 13:00.',
    link: '/User-MyWorkAssignedPage',
    critical: true,
  })
  return sam.email
}
const mailState = (email: string) =>
  api.db.query('select tries, next_try_at, sent_at, given_up_at from mail where recipient = $1', [email])

it('an email is sent once, with the link of its notice', async () => {
  const email = await aMail()
  const { sent, send } = outbox(email)

  await Promise.all([deliverDueMail(api.deps, NOW, send), deliverDueMail(api.deps, NOW, send)])
  await deliverDueMail(api.deps, minutesLater(60), send)

  expect(sent).toMatchObject([
    {
      subject: 'Harbour offers you work',
      text: 'Answer by 13:00.\n\nhttp://seeker.s4.localhost:4200/User-MyWorkAssignedPage',
      html: expect.stringContaining('<a href="http://seeker.s4.localhost:4200/User-MyWorkAssignedPage"'),
    },
  ])
})

it('what is urgent goes before what has waited longer', async () => {
  const emails: string[] = []
  for (const urgent of [false, true]) {
    const { email } = await api.aSeeker()
    emails.push(email)
    await queueMail(api.db, email, {
      at: urgent ? NOW : minutesLater(-30),
      subject: 'A',
      body: 'B',
      ...(urgent && { urgent }),
    })
  }
  const order: string[] = []
  // One after the other.
  const db = connect(api.serverUrl, { max: 1 })

  await deliverDueMail({ ...api.deps, db }, NOW, async ({ recipient }) => {
    if (emails.includes(recipient)) order.push(recipient)
  })

  await db.end()

  expect(order).toEqual(emails.toReversed())
})

it('an email that fails is tried again at growing intervals and finally given up', async () => {
  const email = await aMail()

  await deliverDueMail(api.deps, NOW, failToSend)
  expect(await mailState(email)).toMatchObject([{ tries: 1, nextTryAt: minutesLater(1).toISOString(), sentAt: null }])
  await deliverDueMail(api.deps, minutesLater(0.5), failToSend)
  expect(await mailState(email)).toMatchObject([{ tries: 1 }])
  for (const minutes of [1, 6, 21, 81, 321, 1041, 2481])
    await deliverDueMail(api.deps, minutesLater(minutes), failToSend)

  expect(await mailState(email)).toMatchObject([
    { tries: 8, sentAt: null, givenUpAt: minutesLater(2481).toISOString() },
  ])
})

it('while no server takes emails, few are tried, none counts as tried, and they go soon after', async () => {
  const db = api.db
  await db.query('delete from mail')
  for (let number = 0; number < 20; number += 1)
    await queueMail(db, `away-${number}@example.co.uk`, { at: NOW, subject: 'A shift', body: 'Sat 21 Nov.' })
  let tried = 0
  await deliverDueMail(api.deps, NOW, () => {
    tried += 1
    return Promise.reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }))
  })
  expect(tried).toBeLessThanOrEqual(3)
  expect(await db.query('select 1 from mail where tries > 0 or given_up_at is not null')).toEqual([])

  const sent: string[] = []
  await deliverDueMail(api.deps, new Date(NOW.getTime() + 10_000), async ({ recipient }) => void sent.push(recipient))

  expect(new Set(sent).size).toBe(20)
})

it('a failed mail is logged with the error code and without the recipient', async () => {
  const email = await aMail()
  const lines: string[] = []
  const log = pino({}, { write: (line) => void lines.push(line) })
  const full = () => Promise.reject(Object.assign(new Error(`550 ${email}: mailbox full`), { code: 'EENVELOPE' }))

  await deliverDueMail({ ...api.deps, log }, NOW, full)

  expect(lines.join('')).toContain('"code":"EENVELOPE"')
  expect(lines.join('')).not.toContain(email)
})

let smtp: Server | undefined
afterEach(() => smtp?.close())

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`
}

it('an email is sent over SMTP', async () => {
  const lines: string[] = []
  smtp = createServer((socket) => {
    let inData = false
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        lines.push(line)
        if (inData && line !== '.') continue
        inData = line === 'DATA'
        socket.write(inData ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  })
  const send = smtpSender(`${await addressOf(smtp)}?ignoreTLS=true&pool=false`, api.deps.settings)

  await send({
    id: 'a-mail',
    recipient: 'sam@example.co.uk',
    subject: 'Hours agreed',
    text: '£116.00',
    html: '<p>Paid</p>',
  })

  expect(lines).toEqual(
    expect.arrayContaining([
      'RCPT TO:<sam@example.co.uk>',
      'Subject: Hours agreed',
      'Message-ID: <a-mail@s4.localhost>',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
      '<p>Paid</p>',
    ]),
  )
})

it('a server that hangs up at once is away: nothing waits for it without end', async () => {
  const email = await aMail()
  smtp = createServer((socket) => socket.end())
  const send = smtpSender(await addressOf(smtp), api.deps.settings)

  await deliverDueMail(api.deps, NOW, send)

  expect(await mailState(email)).toMatchObject([
    { tries: 0, sentAt: null, nextTryAt: new Date(NOW.getTime() + 10_000).toISOString() },
  ])
})
