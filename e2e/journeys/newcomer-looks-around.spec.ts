import { randomUUID } from 'node:crypto'
import { aJobToFill } from '../support/work/hire'
import { newPerson, signIn } from '../support/people'
import { expect, test } from '../support/journey'
import { urlOn } from '../support/stack'

test('a visitor sees the landing page', async ({ page }) => {
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('a visitor searches jobs and reads one without signing in', async ({ page }) => {
  const title = `Night steward ${randomUUID()}`
  await aJobToFill(await newPerson('company'), { title, positions: 1 })
  await page.goto('/')
  await expect(page.getByText(/jobs? (is|are) open now/)).toBeVisible()

  await page.getByLabel('What kind of work').fill(title)
  await page.getByRole('button', { name: 'Search jobs' }).click()
  const found = page.getByRole('link', { name: title })
  await expect(found).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Sign in to apply' })).toBeVisible()
  await found.click()

  await expect(page.getByRole('heading', { level: 1, name: 'Job Details' })).toBeVisible()
  await expect(page.getByText(title).first()).toBeVisible()
})

test('two people are signed in side by side', async ({ signedInAs, companionPage, page }) => {
  const seeker = await signedInAs('seeker')
  const company = await newPerson('company')
  const other = await companionPage()
  await signIn(other, company)

  const whoIs = (address: string) =>
    `fetch('${address}').then((answer) => answer.json()).then(({ data }) => data.user.uid)`
  await page.goto(urlOn('seeker'))
  await other.goto(urlOn('company'))

  expect(await page.evaluate(whoIs('/api/session'))).toBe(seeker.uid)
  expect(await other.evaluate(whoIs('/api/session'))).toBe(company.uid)
})
