import { createHmac, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Database } from '@s4/db'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { findChromium } from '../../chromium/find-chromium'
import { launchArguments } from '../../chromium/launch-arguments'
import { startStack } from '../../e2e/start-stack'
import { fillCompany } from '../control-room/fill-company'
import { aSession } from '../setup/a-session'
import { atShare, percentilesText } from '../setup/percentiles'

const COLD_START_MS = 1500
const REPLAY_MS = 10_000
const OPENINGS = 7
const EVENTS = 500
const PROCESSOR_SLOWER = 4
/** A slow mobile network: 1.6 Mbit/s down, 0.75 up, 150 ms to the server. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

interface Worker {
  /** Of their session. */
  secret: string
  xsrf: string
  uid: string
  assignmentId: string
}

/**
 * A worker's phone: the installed app is opened without a network by a browser that has just been started, and 500
 * things that were done without a signal are sent by a slow network; the processor is four times slower in both.
 * False when the shift is shown after more than 1.5 s (median), or sending takes over 10 s, or one is lost or doubled.
 */
export async function benchPhone(): Promise<boolean> {
  const sessionKey = randomBytes(32)
  process.env.S4_DEMO = 'off'
  process.env.S4_SESSION_KEY = sessionKey.toString('base64')
  const stack = await startStack()
  const db = connect(stack.env.S4_E2E_DATABASE_URL, { max: 2 })
  const folder = mkdtempSync(join(tmpdir(), 's4-phone-'))
  try {
    const worker = await aWorker(db, sessionKey)
    const host = `seeker.${stack.env.S4_BASE_DOMAIN}`
    const address = `http://${host}:${stack.env.PORT}/User-workInprogess`
    await install(folder, worker, address)

    const opened: number[] = []
    for (let time = 0; time < OPENINGS; time += 1) opened.push(await openWithoutNetwork(folder, address))
    console.log(
      `Cold start without a network, processor ${PROCESSOR_SLOWER} times slower, ${OPENINGS} times: ` +
        `${percentilesText(opened)} (median at most ${COLD_START_MS} ms).`,
    )
    const took = await sendKept(folder, worker, address)
    const lost = await compareStored(db, worker.assignmentId)
    console.log(
      `${EVENTS} kept things sent by a slow network: ${Math.round(took)} ms (at most ${REPLAY_MS}). ` +
        (lost || 'None lost or doubled.'),
    )
    return atShare(opened, 0.5) <= COLD_START_MS && took <= REPLAY_MS && lost === ''
  } finally {
    await db.end()
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Somebody at work who shares where they are, signed in. */
async function aWorker(db: Database, sessionKey: Buffer): Promise<Worker> {
  await fillCompany(db)
  const [work] = await db.query<{ id: string; uid: string }>(
    `select assignment.id, seeker.uid from assignment join seeker on seeker.id = seeker_id
     where status = 'inProgress' order by assignment.id limit 1`,
  )
  if (!work) throw new Error('somebody is at work')
  const { secret, sessionId } = await db.transaction((tx) => aSession(tx, work.uid))
  const xsrf = createHmac('sha256', sessionKey).update(`xsrf:${sessionId}`).digest('base64url')
  return { secret, xsrf, uid: work.uid, assignmentId: work.id }
}

/** A browser with the phone's own folder, which keeps what the app keeps. */
async function startPhone(folder: string, { hasNetwork }: { hasNetwork: boolean }): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: await findChromium(),
    // Everything asked of the network fails at once.
    args: [
      ...launchArguments,
      ...(hasNetwork ? [] : ['--proxy-server=127.0.0.1:9', '--proxy-bypass-list=<-loopback>']),
    ],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 390, height: 844 },
  })
}

function signIn(context: BrowserContext, { secret, xsrf }: Worker, address: string) {
  const domain = `.${new URL(address).hostname.split('.').slice(1).join('.')}`
  const shared = { domain, path: '/', sameSite: 'Lax', secure: false } as const
  return context.addCookies([
    { name: '__session', value: secret, httpOnly: true, ...shared },
    { name: 'XSRF-TOKEN', value: xsrf, httpOnly: false, ...shared },
  ])
}

const shiftIn = (page: Page) => page.getByRole('button', { name: 'Book off' })

/** Opens the shift once with a network, until the app's files and the shift are kept. */
async function install(folder: string, worker: Worker, address: string): Promise<void> {
  const phone = await startPhone(folder, { hasNetwork: true })
  await signIn(phone, worker, address)
  const page = await phone.newPage()
  await page.goto(address)
  await shiftIn(page).waitFor()
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.reload()
  await shiftIn(page).waitFor()
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await phone.close()
}

/** Milliseconds from asking for the page to the running shift. */
async function openWithoutNetwork(folder: string, address: string): Promise<number> {
  const phone = await startPhone(folder, { hasNetwork: false })
  try {
    const page = await phone.newPage()
    const tools = await phone.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER })
    const began = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await shiftIn(page).waitFor()
    return performance.now() - began
  } finally {
    await phone.close()
  }
}

// A script of the page, as text: tools are compiled without the DOM's types.
const keepEvents = ({ uid, assignmentId }: Worker) => `(async () => {
  const open = indexedDB.open('s4-phone')
  const database = await new Promise((done, failed) => {
    open.onsuccess = () => done(open.result)
    open.onerror = () => failed(open.error)
  })
  const store = database.transaction('actions', 'readwrite').objectStore('actions')
  const now = Date.now()
  for (let number = 0; number < ${EVENTS}; number += 1) {
    const pressedAt = now - (${EVENTS} - number) * 6000
    const id = ${JSON.stringify(assignmentId)}
    const [name, input] = {
      0: ['attendance.break', { id, action: 'start' }],
      3: ['logbook.create', { id, text: 'Kept ' + number }],
      5: ['attendance.break', { id, action: 'end' }],
    }[number % 10] ?? ['attendance.reportPosition', {
      id, deviceAt: new Date(pressedAt).toISOString(),
      position: { lat: 51.4 + number / 1e5, lng: -0.2, accuracy: 10 },
    }]
    store.add({ key: crypto.randomUUID(), uid: ${JSON.stringify(uid)}, assignmentId: id, name, input, pressedAt,
      offset: 0, files: [], fileIds: [], refusal: null })
  }
  await new Promise((done) => { store.transaction.oncomplete = done })
  database.close()
})()`

const COUNT_KEPT = `new Promise((done) => {
  const open = indexedDB.open('s4-phone')
  open.onsuccess = () => {
    const asked = open.result.transaction('actions').objectStore('actions').count()
    asked.onsuccess = () => { done(asked.result); open.result.close() }
  }
})`

/** Milliseconds from *Send now* until the phone keeps nothing. */
async function sendKept(folder: string, worker: Worker, address: string): Promise<number> {
  const phone = await startPhone(folder, { hasNetwork: true })
  try {
    await signIn(phone, worker, address)
    const page = await phone.newPage()
    await page.goto(address)
    await shiftIn(page).waitFor()
    await phone.setOffline(true)
    await page.evaluate(keepEvents(worker))
    await page.reload()
    await page.getByText(`${EVENTS} things are not sent yet`).waitFor()
    const tools = await phone.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER })
    await phone.setOffline(false)
    await tools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
    const began = performance.now()
    const send = page.getByRole('button', { name: 'Send now' })
    // The phone may have noticed the network itself.
    await send.click({ timeout: 1000 }).catch(() => undefined)
    while ((await page.evaluate<number>(COUNT_KEPT)) > 0 && performance.now() - began < 6 * REPLAY_MS) await pause(100)
    return performance.now() - began
  } finally {
    await phone.close()
  }
}

/** In words what is stored more or less often than it was done; empty when all is well. */
async function compareStored(db: Database, assignmentId: string): Promise<string> {
  const [stored] = await db.query<{ breaks: number; entries: number; texts: number; positions: number }>(
    `select (select count(*)::int from attendance_event where assignment_id = $1 and kind in ('breakStart', 'breakEnd'))
         as breaks,
       (select count(*)::int from logbook_entry where assignment_id = $1) as entries,
       (select count(distinct text)::int from logbook_entry where assignment_id = $1) as texts,
       (select count(*)::int from position_fix
         where assignment_id = $1 and lat between 51.3999 and 51.406 and lng = -0.2) as positions`,
    [assignmentId],
  )
  const tenth = EVENTS / 10
  const expected = { breaks: 2 * tenth, entries: tenth, texts: tenth, positions: 7 * tenth }
  return JSON.stringify(stored) === JSON.stringify(expected)
    ? ''
    : `Stored ${JSON.stringify(stored)}, expected ${JSON.stringify(expected)}.`
}
