import { callApi } from '../support/call-api'
import { dialog } from '../support/screens/company'
import { aJobToFill, anApplicant, answerOffer, offerToApplicants } from '../support/work/hire'
import { expect, test } from '../support/journey'
import { urlOn } from '../support/stack'

const MOST_PRESSES = 25

test('a manager repeats a job for next week by keyboard, in at most 25 key presses', async ({ page, signedInAs }) => {
  const company = await signedInAs('company')
  const jobId = await aJobToFill(company, { title: 'Gate steward', positions: 2 })
  await page.goto(urlOn('company', `/job-detail/${jobId}`))
  await expect(page.getByRole('heading', { name: 'Gate steward' })).toBeVisible()

  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const reach = async (name: string, role: 'link' | 'button') => {
    const target = page.getByRole(role, { name })
    await expect(target).toBeVisible()
    while (!(await target.evaluate((element) => element === document.activeElement))) {
      expect(presses).toBeLessThan(MOST_PRESSES)
      await press('Tab')
    }
    await press('Enter')
  }
  await reach('Repeat next week', 'link')
  await reach('Post it as it is', 'button')

  await expect(page.getByText('Your job is posted.')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(jobId))
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
})

test('changing a job’s times lists the workers affected, and cancelling it shows what the company owes', async ({
  page,
  signedInAs,
}) => {
  test.setTimeout(120_000)
  const company = await signedInAs('company')
  const jobId = await aJobToFill(company, { title: 'Gate steward', positions: 2 })
  const ada = await anApplicant(jobId, 'Ada Byron')
  await offerToApplicants(company, jobId)
  await answerOffer(ada, 'accept')

  await page.goto(urlOn('company', `/job-posting?job=${jobId}`))
  await page.getByLabel('Start of line 1').fill('21:00')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog(page).getByText(/^Ada Byron: /)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await dialog(page).getByRole('button', { name: 'Change and tell them' }).click()

  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(page.getByText('0 of 2 filled')).toBeVisible()
  expect((await callApi(ada, 'offers.list', {})).filter(({ status }) => status === 'open')).toHaveLength(1)
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('button', { name: 'Cancel job' }).click()
  await expect(dialog(page).getByText('Work under way is finished and paid.')).toBeVisible()
  await dialog(page).getByLabel('Reason').fill('The event is off')
  await dialog(page).getByRole('button', { name: 'Cancel job' }).click()
  await expect(page.getByText('The job is cancelled and everybody on it is told.')).toBeVisible()
})
