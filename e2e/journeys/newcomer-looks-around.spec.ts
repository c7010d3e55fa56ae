import { newPerson, signIn } from '../support/people'
import { expect, test } from '../support/journey'
import { addressOf } from '../support/stack'

test('a newcomer finds the landing page', async ({ page }) => {
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('two people are signed in side by side', async ({ signedInAs, companionPage, page }) => {
  const seeker = await signedInAs('seeker')
  const company = await newPerson('company')
  const other = await companionPage()
  await signIn(other, company)

  const whoIs = (address: string) => `fetch('${address}').then((answer) => answer.json()).then(({ data }) => data.user.uid)`
  await page.goto(addressOf('seeker'))
  await other.goto(addressOf('company'))

  expect(await page.evaluate(whoIs('/api/session'))).toBe(seeker.uid)
  expect(await other.evaluate(whoIs('/api/session'))).toBe(company.uid)
})
