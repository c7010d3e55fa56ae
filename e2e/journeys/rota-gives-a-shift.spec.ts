import type { Locator, Page } from '@playwright/test'
import { localDate } from '@s4/domain/shift-text'
import { findMonday, weekAfter } from '@s4/domain/week'
import { appStands } from '../support/app-stands'
import { fillInSeeker } from '../support/work/agree-shift'
import { callApi } from '../support/call-api'
import { dialog } from '../support/screens/company'
import { aJobToFill, answerOffer } from '../support/work/hire'
import { expect, test } from '../support/journey'
import { newPerson, type Person } from '../support/people'
import { urlOn } from '../support/stack'

/** A seeker whom the company has saved. */
async function aSavedWorker(company: Person, fullname: string): Promise<Person> {
  const seeker = await newPerson('seeker')
  const seekerId = await fillInSeeker(seeker, fullname)
  await callApi(seeker, 'seeker.update', { findable: true })
  await callApi(company, 'workers.save', { id: seekerId })
  return seeker
}

const offersTo = async (seeker: Person) =>
  (await callApi(seeker, 'offers.list', {})).map(({ status, job, shifts }) => [status, job.title, shifts.length])

/** Drags slowly enough for the page to announce the target. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await appStands(page)
  await from.hover()
  await page.mouse.down()
  const target = await to.boundingBox()
  if (!target) throw new Error('the target is not on screen')
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 10 })
  await expect(page.getByText('Over Ben Okri.')).toBeAttached()
  await page.mouse.up()
}

test('a manager offers a shift from the rota by keyboard and by dragging', async ({ page, signedInAs }) => {
  test.setTimeout(120_000)
  const company = await signedInAs('company')
  const jobId = await aJobToFill(company, { title: 'Gate steward', positions: 2 })
  const ada = await aSavedWorker(company, 'Ada Byron')
  const ben = await aSavedWorker(company, 'Ben Okri')
  const [shift] = (await callApi(company, 'jobs.show', { id: jobId })).shifts
  const week = findMonday(localDate(shift?.startsAt ?? '')) ?? ''
  await page.goto(urlOn('company', `/rota-management?week=${week}`))
  const open = page.getByRole('button', { name: /^Offer to…, .*22:00–06:00 .*Gate steward/ })
  await expect(open).toBeVisible()
  await appStands(page)
  // The window is 1280 pixels wide.
  await expect(page.getByRole('columnheader', { name: 'Hours' })).toBeInViewport({ ratio: 1 })

  await open.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^Offer Ada Byron a shift on / })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: /^Offer Ada Byron a shift on / })).toBeVisible()
  await expect(dialog(page).getByRole('radio')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Offer Gate steward to Ada Byron?' })).toBeVisible()
  const send = dialog(page).getByRole('button', { name: 'Send the offer' })
  await send.focus()
  expect(await offersTo(ada)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Offer sent to Ada Byron.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ada Byron, .*Offered$/ })).toBeVisible()

  await drag(page, open, page.getByRole('rowheader', { name: 'Ben Okri' }))
  await expect(dialog(page).getByRole('heading', { name: 'Offer Gate steward to Ben Okri?' })).toBeVisible()
  expect(await offersTo(ben)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByText('Offer sent to Ben Okri.')).toBeVisible()

  await page.getByRole('button', { name: /^Ada Byron, .*Offered$/ }).click()
  await dialog(page).getByRole('button', { name: 'Withdraw offer' }).click()
  await expect(page.getByRole('button', { name: /^Ada Byron, .*Offered$/ })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Ben Okri, .*Offered$/ })).toBeVisible()
  expect(await offersTo(ada)).toEqual([['rescinded', 'Gate steward', 1]])
  expect(await offersTo(ben)).toEqual([['open', 'Gate steward', 1]])

  await answerOffer(ben, 'accept')
  await expect(page.getByRole('button', { name: /^Ben Okri, .*22:00–06:00 .*Gate steward/ })).toBeVisible()
})

test('a manager offers one worker two nights, and each offer is answered separately', async ({ page, signedInAs }) => {
  test.setTimeout(120_000)
  const company = await signedInAs('company')
  const week = weekAfter(findMonday(localDate(new Date().toISOString())) ?? '')
  const jobId = await aJobToFill(company, { title: 'Dock steward', positions: 1, startDate: week, nights: 2 })
  const ben = await aSavedWorker(company, 'Ben Okri')
  await page.goto(urlOn('company', `/rota-management?week=${week}`))

  for (const [day, left] of [
    ['Mon', 2],
    ['Tue', 1],
  ] as const) {
    await drag(
      page,
      page.getByRole('button', { name: new RegExp(`^Offer to…, ${day} .*Dock steward`) }),
      page.getByRole('rowheader', { name: 'Ben Okri' }),
    )
    await expect(dialog(page).getByRole('heading', { name: 'Offer Dock steward to Ben Okri?' })).toBeVisible()
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(left)
    await dialog(page).getByRole('button', { name: 'Send the offer' }).click()
    await expect(page.getByRole('button', { name: new RegExp(`^Ben Okri, ${day} .*Offered$`) })).toBeVisible()
  }
  await page.goto(urlOn('company', `/view-applicant/${jobId}?state=offered`))
  await expect(page.getByRole('list', { name: 'Offered without an application' }).getByRole('article')).toHaveCount(2)
  await page.goto(urlOn('company', `/rota-management?week=${week}`))
  await expect(page.getByRole('button', { name: /^Ben Okri, Tue .*Offered$/ })).toBeVisible()

  const [monday, tuesday] = (await callApi(ben, 'offers.list', {})).toSorted((a, b) =>
    (a.shifts[0]?.startsAt ?? '').localeCompare(b.shifts[0]?.startsAt ?? ''),
  )
  await callApi(ben, 'offers.accept', { id: monday?.id ?? '', selfBilling: true })
  await callApi(ben, 'offers.decline', { id: tuesday?.id ?? '' })

  await expect(page.getByRole('button', { name: /^Ben Okri, Mon / })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ben Okri, Tue / })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Offer to…, Tue .*Dock steward/ })).toBeVisible()
})
