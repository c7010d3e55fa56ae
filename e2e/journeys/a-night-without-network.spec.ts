import type { Page } from '@playwright/test'
import { agreeShift, type AgreedShift } from '../support/work/agree-shift'
import { expect, test } from '../support/journey'
import { signIn } from '../support/people'
import { confirmBookOn } from '../support/screens/seeker'
import { callApi } from '../support/call-api'
import { dialog } from '../support/screens/company'
import { letTimePassOnServer } from '../support/work/let-time-pass'
import { urlOn } from '../support/stack'

const MINUTE_MS = 60_000
const TOBACCO_DOCK = { latitude: 51.5079, longitude: -0.0594, accuracy: 12 }
/** The shift takes eight hours and calls every hour; the one patrol begins after five. */
const ALL_NIGHT = 478
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** The phone's clock and screen move on; the server hears of none of it. */
class PhoneNight {
  private minute = 0
  constructor(private readonly worker: Page) {}

  async until(minute: number): Promise<void> {
    await this.worker.clock.fastForward((minute - this.minute) * MINUTE_MS)
    this.minute = minute
  }

  /** The server's clock stands: what the phone keeps becomes as old as the server's own records are made. */
  async comeBack(): Promise<void> {
    await this.worker.evaluate(async (back) => {
      const opening = indexedDB.open('s4-phone')
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
      })
      const write = database.transaction('actions', 'readwrite')
      const cursor = write.objectStore('actions').openCursor()
      cursor.onsuccess = () => {
        const { result } = cursor
        if (!result) return
        const action = result.value as { pressedAt: number; input: { deviceAt?: string } }
        action.pressedAt -= back
        if (action.input.deviceAt)
          action.input.deviceAt = new Date(Date.parse(action.input.deviceAt) - back).toISOString()
        result.update(action)
        result.continue()
      }
      await new Promise<void>((resolve) => {
        write.oncomplete = () => resolve()
      })
      database.close()
    }, this.minute * MINUTE_MS)
    await this.worker.clock.setSystemTime(new Date())
  }
}

test('a whole night without a network between booking on and booking off arrives once, and is paid', async ({
  page: worker,
  context,
  companionPage,
}) => {
  test.setTimeout(240_000)
  const shift = await agreeShift({
    checkpoints: [
      { letter: 'A', name: 'North gate' },
      { letter: 'B', name: 'Boiler room' },
    ],
  })
  await callApi(shift.company, 'patrols.addRoute', {
    id: shift.siteId,
    name: 'Round of the yard',
    letters: ['A', 'B'],
    everyMinutes: 300,
    windowMinutes: 60,
    toleranceMinutes: 30,
  })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(TOBACCO_DOCK)
  await worker.clock.install()
  await signIn(worker, shift.seeker)
  await bookOnSharingPosition(worker, shift)
  const [work] = (await callApi(shift.seeker, 'assignments.list', { status: 'inProgress' })).data
  if (!work) throw new Error('the work is in progress')

  const company = await companionPage()
  await signIn(company, shift.company)
  await company.goto(urlOn('company', '/in-progress/map'))
  await expect(company.getByRole('article', { name: 'Sam Okoro' })).toContainText('Inside the site')
  await company.getByRole('link', { name: 'Open the job' }).click()
  const card = company.getByRole('article', { name: 'Sam Okoro' })
  await expect(card).toContainText('Inside the site')

  const night = new PhoneNight(worker)
  await context.setOffline(true)

  await test.step('a check call is answered, and the app is closed and opened again', async () => {
    await night.until(61)
    await answerCall(worker, shift.pin)
    await worker.reload()
    await expect(worker.getByRole('button', { name: 'Book off' })).toBeVisible()
  })

  await test.step('the next one is missed, and answered late', async () => {
    await night.until(127)
    await expect(dialog(worker).getByText(/^You missed the check call of/)).toBeVisible()
    await answerCall(worker, shift.pin)
  })

  await test.step('a patrol', async () => {
    await night.until(302)
    await answerCall(worker, shift.pin)
    const points = worker.getByRole('list', { name: 'Points of Round of the yard' })
    for (const [index, name] of ['North gate', 'Boiler room'].entries()) {
      await worker.getByRole('textbox', { name: 'Code at the site' }).fill(shift.pointCodes[index] ?? '')
      await worker.getByRole('button', { name: 'Send the code' }).click()
      if (index === 0) await expect(points.getByText(`${name}: scanned at`)).toBeVisible()
    }
  })

  await test.step('an incident with a picture', async () => {
    await worker.getByRole('link', { name: 'Write a report' }).click()
    await worker.getByLabel('What happened').fill('Two people climbed the fence at the north gate.')
    await worker.getByLabel('Pictures').setInputFiles({ name: 'fence.png', mimeType: 'image/png', buffer: PICTURE })
    await worker.getByRole('button', { name: 'Send the report' }).click()
    await expect(worker.getByText('waits on this phone with 1 picture')).toBeVisible()
    await worker.getByRole('link', { name: 'Back to the shift' }).click()
    await expect(worker.getByRole('button', { name: 'Book off' })).toBeVisible()
  })

  await test.step('booking off', async () => {
    await night.until(ALL_NIGHT)
    await dialog(worker).getByRole('button', { name: 'Close' }).click()
    await worker.getByRole('button', { name: 'Book off' }).click()
    await dialog(worker).getByRole('button', { name: 'Book off' }).click()
    await expect(worker.getByRole('heading', { name: 'You have booked off' })).toBeVisible()
  })

  await test.step('meanwhile the company reads that nobody answered', async () => {
    await passTheNightOnServer(shift, work.id)
    await expect(card).toContainText('open alerts')
  })

  await test.step('the network is back: the night arrives in order and once', async () => {
    await night.comeBack()
    await context.setOffline(false)
    await expect(worker.getByText(/on this phone$/)).toBeHidden()
    await expect(worker.getByText('Your hours')).toBeVisible()
    await expectTheNightStored(shift, work.id)
    await expect(card).toContainText('Booked off')
  })

  await test.step('the trail has what happened while nobody heard of the worker', async () => {
    await company.goto(urlOn('company', `/in-progress/trails/${work.id}`))
    const events = company.getByRole('list', { name: 'What happened' })
    await expect(events.getByText('Check call answered late')).toBeVisible()
    await expect(events.getByText('Checkpoint scanned: Boiler room')).toBeVisible()
    await expect(events.getByText('Booked off')).toBeVisible()
  })

  await test.step('the company agrees the hours of the whole night, and an invoice exists', async () => {
    await company.goto(urlOn('company', '/completed-job'))
    await company.getByRole('link', { name: 'Gate steward' }).click()
    const person = company.getByRole('article', { name: 'Sam Okoro' })
    await person.getByRole('button', { name: /^Agree (7 h 5[6-9] min|8 h), £12[4-5]/ }).click()
    await expect(person.getByRole('link', { name: /^Invoice .+-000001/ })).toBeVisible()
  })
})

async function bookOnSharingPosition(worker: Page, { pin, code }: AgreedShift): Promise<void> {
  await worker.goto(urlOn('seeker', '/User-MyWorkAssignedBook'))
  await worker.getByLabel('Shift PIN').fill(pin)
  await worker.getByLabel('Code at the site', { exact: true }).fill(code)
  await worker.getByRole('checkbox', { name: 'Share my location during this shift' }).check()
  await confirmBookOn(worker)
  // What the phone needs for the night is on it from here on.
  await worker.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await worker.reload()
  await expect(worker.getByText('Round of the yard')).toBeVisible()
  await expect(worker.getByText(/inside the site\./)).toBeVisible()
}

async function answerCall(worker: Page, pin: string): Promise<void> {
  const call = dialog(worker)
  await call.getByLabel('Shift PIN').fill(pin)
  await call.getByRole('button', { name: 'I am all right' }).click()
  await expect(call).toBeHidden()
}

/** Hour by hour, so that each check call falls due and is missed. */
async function passTheNightOnServer({ seeker }: AgreedShift, id: string): Promise<void> {
  const hours = [66, 60, 60, 60, 60, 60, 60]
  for (const [index, minutes] of hours.entries()) {
    await letTimePassOnServer(seeker, id, minutes)
    await expect
      .poll(async () => (await callApi(seeker, 'checkCalls.list', { id })).calls.filter(isMissed).length)
      .toBe(index + 1)
  }
  await letTimePassOnServer(seeker, id, ALL_NIGHT - hours.reduce((sum, minutes) => sum + minutes))
}

const isMissed = ({ status }: { status: string }) => status === 'missed'

async function expectTheNightStored({ seeker }: AgreedShift, id: string): Promise<void> {
  const done = await callApi(seeker, 'assignments.show', { id })
  expect(done.events.map(({ kind }) => kind)).toEqual(['bookOn', 'bookOff'])
  // Booking off arrives at once, because the network is back.
  const actions = done.sentLater.map(({ action }) => action).filter((action) => action !== 'attendance.reportPosition')
  expect(actions).toEqual([
    'checkCalls.answer',
    'checkCalls.confirm',
    'checkCalls.confirm',
    'patrols.scan',
    'patrols.scan',
    'logbook.create',
  ])
  const { calls } = await callApi(seeker, 'checkCalls.list', { id })
  expect(calls.slice(0, 5).map(({ status }) => status)).toEqual(['responded', 'late', 'missed', 'missed', 'responded'])
  const { patrols } = await callApi(seeker, 'patrols.list', { id })
  expect(patrols.filter(({ status }) => status === 'done')).toHaveLength(1)
  expect(await callApi(seeker, 'logbook.list', { id })).toMatchObject([
    { text: 'Two people climbed the fence at the north gate.', pictures: [expect.any(String)] },
  ])
}
