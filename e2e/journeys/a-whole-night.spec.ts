import type { Locator, Page } from '@playwright/test'
import { agreeShift, type AgreedShift } from '../support/work/agree-shift'
import { callApi } from '../support/call-api'
import { dialog } from '../support/screens/company'
import { expect, test } from '../support/journey'
import { letTimePass } from '../support/work/let-time-pass'
import { signIn } from '../support/people'
import { bookOn, letCallsPass } from '../support/screens/seeker'
import { killServer } from '../support/server-process'
import { urlOn } from '../support/stack'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const TO_THE_FIRST_CALL = 61
const PAST_THE_NEXT_GRACE = 66
const A_BREAK = 20
const REMAINING_MINUTES = 200

interface Night extends AgreedShift {
  worker: Page
  manager: Page
  /** The worker's card on the manager's screen of the shift. */
  card: Locator
  assignmentId: string
}

async function startNight(worker: Page, manager: Page): Promise<Night> {
  const agreed = await agreeShift()
  await Promise.all([signIn(worker, agreed.seeker), signIn(manager, agreed.company)])
  const [assignment] = (await callApi(agreed.seeker, 'assignments.list', {})).data
  if (!assignment) throw new Error('the work is agreed')
  const night = {
    ...agreed,
    worker,
    manager,
    card: manager.getByRole('article', { name: 'Sam Okoro' }),
    assignmentId: assignment.id,
  }
  await openLiveShift(night)
  return night
}

/** Opens the shift on the manager's screen. */
async function openLiveShift({ manager, card }: Pick<Night, 'manager' | 'card'>): Promise<void> {
  await manager.goto(urlOn('company', '/in-progress'))
  await manager.getByRole('link', { name: 'Gate steward' }).click()
  await expect(card).toBeVisible()
}

async function answerOneCallAndMissOne({ worker, manager, card, pin, assignmentId }: Night): Promise<void> {
  const answer = async () => {
    await worker.getByLabel('Shift PIN').fill(pin)
    await worker.getByRole('button', { name: 'I am all right' }).click()
    await expect(worker.getByText('The next one comes at')).toBeVisible()
  }
  await letTimePass(worker, assignmentId, TO_THE_FIRST_CALL)
  await expect(worker.getByRole('heading', { name: 'Check call: are you all right?' })).toBeVisible()
  await answer()

  await letTimePass(worker, assignmentId, PAST_THE_NEXT_GRACE)
  await expect(dialog(worker).getByText(/^You missed the check call of/)).toBeVisible()
  await expect(card).toContainText('1 open alert')
  await answer()

  const alert = manager.getByRole('article', { name: 'Sam Okoro answered a check call late' })
  await manager.getByRole('link', { name: /^Sam Okoro (has not )?answered a check call/ }).click()
  await expect(alert).toContainText('missed, answered late')
  await alert.getByRole('button', { name: 'Resolve' }).click()
  await manager.getByLabel('How it ended').selectOption('Dealt with')
  await manager.getByLabel('What you found or did').fill('Rang him: he is fine.')
  await dialog(manager).getByRole('button', { name: 'Resolve' }).click()
  await expect(alert).toContainText('Resolved')
  await manager.goBack()
  await expect(card).toBeVisible()
}

async function takeBreak({ worker, card, assignmentId }: Night, meanwhile: () => Promise<void>): Promise<void> {
  await worker.getByRole('button', { name: 'Start a break' }).click()
  await expect(card).toContainText('On a break since')
  await meanwhile()
  await letTimePass(worker, assignmentId, A_BREAK)
  await worker.getByRole('button', { name: 'End the break' }).click()
  await expect(card).not.toContainText('On a break since')
}

async function writeReport({ worker, manager }: Night): Promise<void> {
  await worker.getByRole('link', { name: 'Write a report' }).click()
  await worker.getByLabel('What happened').fill('Two people refused at the gate.')
  await worker.getByLabel('Pictures').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: PICTURE })
  await worker.getByRole('button', { name: 'Send the report' }).click()
  await expect(worker.getByText('Your report is sent.')).toBeVisible()

  await manager.getByRole('link', { name: 'Report log' }).click()
  await expect(manager.getByText('Two people refused at the gate.')).toBeVisible()
  await expect(manager.getByRole('link', { name: /picture 1 of 1/ })).toBeVisible()
}

/** Reports a problem, and the worker sees the reply appear. */
async function reportProblem({ worker, manager }: Night): Promise<void> {
  await manager.goto(urlOn('company', '/problems-reported'))
  await expect(manager.getByText('Nothing is open.')).toBeVisible()
  await worker.goto(urlOn('seeker', '/User-reportProblem/'))
  await worker.getByRole('link', { name: 'Report a problem' }).click()
  const form = worker.getByRole('form', { name: 'Report a problem' })
  await form.getByLabel('Which work').selectOption({ index: 1 })
  await form.getByLabel('What it is about').selectOption({ label: 'Safety' })
  await form.getByLabel('How serious').selectOption({ label: 'High: within a day' })
  await form.getByLabel('The problem in a few words').fill('The exit is blocked')
  await form.getByLabel('What happened').fill('Crates before the fire door.')
  await form.getByRole('button', { name: 'Report the problem' }).click()
  await expect(worker.getByRole('heading', { name: /^PRB-\d{6}/ })).toBeVisible()

  await manager.getByRole('link', { name: 'The exit is blocked' }).click()
  await manager.getByLabel('Your answer').fill('We are clearing it now.')
  await manager.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(worker.getByText('We are clearing it now.')).toBeVisible()
}

/** One message each way; skipped where chat is off. */
async function exchangeMessages({ worker, manager, company, card }: Night): Promise<void> {
  if (!(await callApi(company, 'config.show', {})).chat) return
  const sendMessage = async (page: Page, text: string) => {
    await page.getByLabel('Message', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
  }
  await worker.goto(urlOn('seeker', '/User-workInprogess'))
  await worker.getByRole('link', { name: 'Message Dockside Doors Ltd' }).click()
  await sendMessage(worker, 'The queue is down the street.')
  await card.getByRole('link', { name: 'Message Sam Okoro' }).click()
  const log = manager.getByRole('log', { name: 'Messages with Sam Okoro' })
  await expect(log.getByText('The queue is down the street.')).toBeVisible()
  await sendMessage(manager, 'Two more people are on their way.')
  await expect(
    worker
      .getByRole('log', { name: 'Messages with Dockside Doors Ltd' })
      .getByText('Two more people are on their way.'),
  ).toBeVisible()
}

async function bookOff({ worker, card, assignmentId }: Night): Promise<void> {
  await worker.goto(urlOn('seeker', '/User-workInprogess'))
  await letCallsPass(worker, assignmentId, REMAINING_MINUTES)
  await worker.getByRole('button', { name: 'Book off' }).click()
  await dialog(worker).getByRole('button', { name: 'Book off' }).click()
  await expect(worker.getByRole('heading', { name: 'You have booked off' })).toBeVisible()
  await expect(card).toContainText('Booked off')
}

async function agreeHoursAndPay({ worker, manager }: Night): Promise<void> {
  await manager.goto(urlOn('company', '/completed-job'))
  await manager.getByRole('link', { name: 'Gate steward' }).click()
  const done = manager.getByRole('article', { name: 'Sam Okoro' })
  await done.getByRole('button', { name: 'Propose other hours' }).click()
  await manager.getByLabel('Hours', { exact: true }).fill('5')
  await manager.getByLabel('Minutes', { exact: true }).fill('0')
  await manager.getByLabel('Why?').fill('The gate closed early.')
  await dialog(manager).getByRole('button', { name: 'Send the proposal' }).click()
  await expect(dialog(manager)).toBeHidden()

  await worker.goto(urlOn('seeker', '/User-WorkCompleted'))
  await expect(worker.getByText('They say: The gate closed early.')).toBeVisible()
  await worker.getByRole('button', { name: 'Accept 5 h' }).click()
  await expect(worker.getByRole('link', { name: /^Invoice \S+ \(PDF\)$/ })).toBeVisible()

  await expect(done.getByRole('link', { name: /^Invoice .+-000001/ })).toBeVisible()
  await expect(done).toContainText('£78.00')
  await done.getByRole('button', { name: /^Pay £/ }).click()
  await dialog(manager).getByRole('button', { name: 'Record as paid' }).click()
  await expect(dialog(manager)).toBeHidden()

  await worker.goto(urlOn('seeker', '/User-InvoiceList'))
  await worker.getByRole('link', { name: /-000001$/ }).click()
  await worker.getByRole('button', { name: 'It arrived' }).click()
  await expect(done.getByText('Paid', { exact: true })).toBeVisible()
}

/** One night from booking on to the paid invoice; `duringBreak` runs while the worker is on a break. */
async function workWholeNight(worker: Page, manager: Page, duringBreak: () => Promise<void>): Promise<void> {
  const night = await startNight(worker, manager)
  await bookOn(worker, night)
  await expect(night.card).toContainText('Next check call')
  await answerOneCallAndMissOne(night)
  await takeBreak(night, duringBreak)
  await writeReport(night)
  await reportProblem(night)
  await openLiveShift(night)
  await exchangeMessages(night)
  await openLiveShift(night)
  await bookOff(night)
  await agreeHoursAndPay(night)
}

test('a worker works a whole night that the company follows live, from booking on to the paid invoice', async ({
  page,
  companionPage,
}) => {
  test.setTimeout(300_000)
  await workWholeNight(page, await companionPage(), () => Promise.resolve())
})

test(
  'the same night succeeds when the server is killed during the break',
  { tag: '@alone' },
  async ({ page, companionPage }) => {
    test.setTimeout(300_000)
    await workWholeNight(page, await companionPage(), killServer)
  },
)
