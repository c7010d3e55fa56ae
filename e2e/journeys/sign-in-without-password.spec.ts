import { chooseGoogleAccount, standInForGoogle } from '../support/screens/google'
import { expect, test } from '../support/journey'
import { openMail } from '../support/mailbox'
import { newPerson } from '../support/people'
import { urlOn } from '../support/stack'
import { aNewcomer } from '../support/screens/sign-up'

test('an emailed link signs a person in, also in another browser after confirming the address', async ({
  page,
  companionPage,
}) => {
  const { email } = await newPerson('company')
  await page.goto(urlOn('shell', '/login'))
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByText('Look in your mailbox')).toBeVisible()

  const elsewhere = await companionPage()
  await openMail(elsewhere, email, 'Your sign-in link')
  await elsewhere.getByLabel('Email address').fill('somebody.else@example.com')
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere.getByText('was sent to another email address')).toBeVisible()
  await elsewhere.getByLabel('Email address').fill(email)
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Recent Jobs' })).toBeVisible()

  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByText('Look in your mailbox')).toBeVisible()
  await openMail(page, email, 'Your sign-in link')
  await expect(page.getByRole('heading', { level: 1, name: 'Recent Jobs' })).toBeVisible()
})

test('a new person signs in with Google and completes the account; a closed window changes nothing', async ({
  page,
  context,
}) => {
  await standInForGoogle(context)
  const { email } = aNewcomer('google')
  await page.goto(urlOn('shell', '/login'))
  const [closed] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ])
  await closed.close()
  await expect(page.getByText('closed before you finished')).toBeVisible()

  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ])
  await chooseGoogleAccount(popup, email)
  await page.getByRole('radio', { name: 'Post work' }).check()
  await page.getByLabel('Phone number').fill('07700 900 982')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Finish' }).click()

  await expect(page.getByText('Your email address is verified')).toBeVisible()
  await page.getByRole('link', { name: 'Continue to S4' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recent Jobs' })).toBeVisible()
})
