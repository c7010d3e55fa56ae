import { agreeShift, fillInSeeker } from '../support/work/agree-shift'
import { appStands } from '../support/app-stands'
import { aJobToFill } from '../support/work/hire'
import { expect, test } from '../support/journey'
import { newPerson, signIn } from '../support/people'
import { bookOn } from '../support/screens/seeker'
import { callApi } from '../support/call-api'
import { dialog } from '../support/screens/company'
import { letTimePass } from '../support/work/let-time-pass'
import { urlOn } from '../support/stack'

const A_MINUTE_MS = 60_000
const TWO_HOURS_MS = 120 * A_MINUTE_MS
/** The shift calls every hour. */
const PAST_THE_FIRST_CALL = 61
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('a worker who denies the position can book on, and the company sees that none was given', async ({
  page: worker,
  companionPage,
}) => {
  const { seeker, company: owner, pin, code } = await agreeShift()
  const company = await companionPage()
  await Promise.all([signIn(worker, seeker), signIn(company, owner)])
  // Granting only notifications denies the position.
  await worker.context().grantPermissions(['notifications'])

  await worker.goto(urlOn('seeker', '/User-MyWorkAssignedBook'))
  await worker.getByLabel('Shift PIN').fill(pin)
  await worker.getByLabel('Code at the site', { exact: true }).fill(code)
  await worker.getByRole('checkbox', { name: 'Share my location during this shift' }).check()
  await worker.getByRole('button', { name: 'Book on', exact: true }).click()
  await expect(worker.getByRole('button', { name: 'Book off' })).toBeVisible()
  await expect(worker.getByText('Location is turned off.')).toBeVisible()

  await company.goto(urlOn('company', '/in-progress'))
  await company.getByRole('link', { name: 'Gate steward' }).click()
  const person = company.getByRole('article', { name: 'Sam Okoro' })
  await expect(person).toContainText('Shared, none received yet')
  await person.getByRole('button', { name: 'Record of the work' }).click()
  await expect(company.getByRole('dialog').getByRole('list', { name: 'Attendance' })).toContainText(
    'Booked on, location not given',
  )
})

test('a shift goes on without a network, also after the app was closed, and everything arrives once', async ({
  page: worker,
  context,
  companionPage,
}) => {
  test.setTimeout(240_000)
  const { seeker, company: owner, pin, code } = await agreeShift()
  // The clock of this phone is two hours fast.
  await worker.clock.install({ time: Date.now() + TWO_HOURS_MS })
  await signIn(worker, seeker)
  await bookOn(worker, { pin, code })
  const [work] = (await callApi(seeker, 'assignments.list', { status: 'inProgress' })).data
  if (!work) throw new Error('the work is in progress')
  await letTimePass(worker, work.id, PAST_THE_FIRST_CALL)
  await worker.reload()
  await expect(dialog(worker).getByText('Answer with the PIN within')).toBeVisible()
  await worker.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => worker.evaluate(keptReaders), 'the reader of codes is kept on a first visit').toBe(1)

  await test.step('without a network: an answer, a break, a report with a picture', async () => {
    await context.setOffline(true)
    await dialog(worker).getByLabel('Shift PIN').fill(pin)
    await dialog(worker).getByRole('button', { name: 'I am all right' }).click()
    await expect(dialog(worker)).toBeHidden()
    await expect(worker.getByText('1 thing is not sent yet')).toBeVisible()
    await worker.getByRole('button', { name: 'Start a break' }).click()
    await expect(worker.getByText('On a break', { exact: true })).toBeVisible()
    await worker.getByRole('button', { name: 'End the break' }).click()
    await expect(worker.getByText('3 things are not sent yet')).toBeVisible()
  })

  await test.step('the app is closed and opened again without a network', async () => {
    await worker.reload()
    await expect(worker.getByRole('button', { name: 'Book off' })).toBeVisible()
    await expect(worker.getByText('3 things are not sent yet')).toBeVisible()
    await worker.getByRole('link', { name: 'Write a report' }).click()
    await worker.getByLabel('What happened').fill('Two people refused at the gate.')
    await worker.getByLabel('Pictures').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: PICTURE })
    await worker.getByRole('button', { name: 'Send the report' }).click()
    await expect(worker.getByText('waits on this phone with 1 picture')).toBeVisible()
    await worker.getByRole('link', { name: 'Back to the shift' }).click()
    await worker.getByRole('button', { name: 'Book off' }).click()
    await dialog(worker).getByRole('button', { name: 'Book off' }).click()
    await expect(worker.getByRole('heading', { name: 'You have booked off' })).toBeVisible()
    await worker.clock.fastForward(A_MINUTE_MS)
  })

  await test.step('the network is back: all of it is sent, with the times of the phone', async () => {
    await context.setOffline(false)
    await expect(worker.getByText(/on this phone$/)).toBeHidden()
    await expect(worker.getByText('Your hours')).toBeVisible()

    const done = await callApi(seeker, 'assignments.show', { id: work.id })
    expect(done.events.map(({ kind }) => kind)).toEqual(['bookOn', 'breakStart', 'breakEnd', 'bookOff'])
    expect(done.sentLater.map(({ action }) => action)).toEqual([
      'checkCalls.answer',
      'attendance.break',
      'attendance.break',
      'logbook.create',
      'attendance.bookOff',
    ])
    expect(new Set(done.sentLater.map(({ trust }) => trust))).toEqual(new Set(['clockOff']))
    const { calls } = await callApi(seeker, 'checkCalls.list', { id: work.id })
    expect(calls.map(({ status }) => status)).toContain('responded')
    expect(await callApi(seeker, 'logbook.list', { id: work.id })).toMatchObject([
      { text: 'Two people refused at the gate.', pictures: [expect.any(String)] },
    ])
  })

  await test.step('the company agrees the hours, and an invoice exists', async () => {
    const company = await companionPage()
    await signIn(company, owner)
    await company.goto(urlOn('company', '/completed-job'))
    await company.getByRole('link', { name: 'Gate steward' }).click()
    const person = company.getByRole('article', { name: 'Sam Okoro' })
    await person.getByRole('button', { name: /^Agree / }).click()
    await expect(person.getByRole('link', { name: /^Invoice .+-000001/ })).toBeVisible()
  })
})

test('an application written without a network is kept, and can be sent when the network is back', async ({
  page,
  context,
}) => {
  const [company, seeker] = await Promise.all([newPerson('company'), newPerson('seeker')])
  const jobId = await aJobToFill(company, { title: 'Night at the dock', positions: 1 })
  await fillInSeeker(seeker)
  await signIn(page, seeker)
  await page.goto(urlOn('seeker', `/User-JobDetails/${jobId}`))
  const note = page.getByLabel('A note to the company')
  await appStands(page)
  await note.fill('I know the dock well.')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Apply for this job' }).click()
  // What checks the form loads once the browser is idle, which a busy machine may not have been.
  await expect(page.getByText(/Network Error|Part of this page did not load/).first()).toBeVisible()
  await expect(note).toHaveValue('I know the dock well.')

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Apply for this job' }).click()
  await expect(page.getByRole('button', { name: 'Apply for this job' })).toBeHidden()
  await page.goto(urlOn('seeker', '/User-WorkApplied'))
  await expect(page.getByRole('link', { name: 'Night at the dock' })).toBeVisible()
})

/** How many readers of codes the phone keeps. */
const keptReaders = async () =>
  (await (await caches.open('more-files')).keys()).filter(({ url }) => url.endsWith('.wasm')).length
