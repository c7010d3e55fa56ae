import { expect, test } from '../support/journey'
import { aNewcomer, signUp } from '../support/screens/sign-up'
import { urlOn } from '../support/stack'

const firstScreens = [
  { purpose: 'Find work', name: 'seeker', screen: urlOn('seeker', '/User-Job'), title: 'Jobs' },
  { purpose: 'Post work', name: 'company', screen: urlOn('company', '/recents-jobs'), title: 'Recent Jobs' },
] as const

for (const { purpose, name, screen, title } of firstScreens) {
  test(`a person who wants to ${purpose.toLowerCase()} signs up, verifies the address and sees ${title}`, async ({
    page,
  }) => {
    await signUp(page, aNewcomer(name), purpose)

    await expect(page).toHaveURL(new RegExp(`^${screen}`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
}

test('a used link is refused, and a new one can be requested', async ({ page }) => {
  const newcomer = aNewcomer('twice')
  await signUp(page, newcomer, 'Find work')
  await page.goto(urlOn('shell', '/email-verification?oobCode=used-or-made-up'))

  await expect(page.getByText('used already or is not complete')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send a new email' })).toBeVisible()
})

test('signing up with a known address offers signing in and keeps the entries', async ({ page, signedInAs }) => {
  const { email } = await signedInAs('seeker')
  await page.context().clearCookies()
  await page.goto(urlOn('shell', '/CreateAccount'))
  await page.getByRole('radio', { name: 'Find work' }).check()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill('07700 900 982')
  await page.getByLabel('Password', { exact: true }).fill('päss wörd 密码 🔐')
  await page.getByLabel('Password again').fill('päss wörd 密码 🔐')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByText('already has an account')).toBeVisible()
  await expect(page.getByLabel('Phone number')).toHaveValue('07700 900 982')
})
