import { randomUUID } from 'node:crypto'
import { localDate } from '@s4/domain/shift-text'
import { fillInSeeker } from '../support/work/agree-shift'
import { callApi } from '../support/call-api'
import { dialog } from '../support/screens/company'
import { aJobToFill } from '../support/work/hire'
import { expect, test } from '../support/journey'
import { newPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'

const EVERY_NIGHT = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '20:00', end: '08:00' }))
const IN_THREE_DAYS = 3 * 86_400_000

test('a company finds a worker who is free on a night and offers them the shift', async ({
  page,
  signedInAs,
  companionPage,
}) => {
  const [worker, hidden] = [await newPerson('seeker'), await newPerson('seeker')]
  const mark = randomUUID().slice(0, 8)
  for (const [person, name] of [
    [worker, `Esi Mensah ${mark}`],
    [hidden, `Leo Grant ${mark}`],
  ] as const) {
    await fillInSeeker(person, name)
    await callApi(person, 'availability.replace', { hours: EVERY_NIGHT })
  }
  await callApi(worker, 'seeker.update', { findable: true })
  await aJobToFill(await signedInAs('company'), { title: 'Gate steward', positions: 1 })

  await page.goto(urlOn('company', '/find-worker'))
  await page.getByLabel('Date (optional)').fill(localDate(new Date(Date.now() + IN_THREE_DAYS).toISOString()))
  await page.getByLabel('From (optional)').fill('22:00')
  await page.getByLabel('To (optional)').fill('06:00')
  await page.getByLabel('Distance from the site').selectOption({ label: 'Under 5 miles' })
  await page.getByRole('button', { name: 'Find workers' }).click()
  const found = page.getByRole('article').filter({ hasText: `Esi Mensah ${mark}` })
  await expect(found).toContainText('Free at that time')
  await expect(page.getByText(`Leo Grant ${mark}`)).toBeHidden()

  await found.getByRole('button', { name: 'Make an offer' }).click()
  await dialog(page).getByLabel('Gate steward').check()
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await dialog(page).getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByText(`Offer sent to Esi Mensah ${mark}.`)).toBeVisible()

  const invited = await companionPage()
  await signIn(invited, worker)
  await invited.goto(urlOn('seeker', '/User-MyWorkAssignedPage'))
  await expect(invited.getByRole('list', { name: 'Offers' })).toContainText('Gate steward')
})
