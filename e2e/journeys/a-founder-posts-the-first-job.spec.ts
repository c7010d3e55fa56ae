import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { aNewcomer } from '../support/screens/sign-up'
import { urlOn } from '../support/stack'

const MOST_FIELDS = 15

/** Fills in fields and counts them. */
function countedFields() {
  const filled: string[] = []
  return {
    filled,
    fill: async (within: Page | Locator, label: string, text: string) => {
      filled.push(label)
      await within.getByLabel(label, { exact: true }).fill(text)
    },
    check: async (control: Locator, name: string) => {
      filled.push(name)
      await control.check()
    },
  }
}

test(`a founder comes from the landing page to a posted job in ${MOST_FIELDS} fields`, async ({ page }) => {
  const { email, password } = aNewcomer('founder')
  const { filled, fill, check } = countedFields()

  await page.goto(urlOn('shell', '/CreateAccount'))
  await check(page.getByRole('radio', { name: 'Hire workers' }), 'Hire workers')
  await fill(page, 'E-mail address', email)
  await fill(page, 'Phone number', '07700 900 982')
  await fill(page, 'Password', password)
  await fill(page, 'Password again', password)
  await check(page.getByRole('checkbox', { name: 'I accept the terms' }), 'Terms')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()
  await page.goto(urlOn('shell', '/dev/mailbox'))
  const mail = page.getByRole('listitem').filter({ hasText: email })
  await mail.getByRole('link', { name: 'Open the link' }).first().click()
  await page.getByRole('link', { name: 'Go on to S4' }).click()

  await page.goto(urlOn('company', '/company-profile'))
  await page.getByRole('link', { name: 'Set up your company' }).click()
  await fill(page, 'Company name', 'Harbour Door Teams')
  await fill(page, 'Address', '1 Dock Road, London E16 1AA')
  await fill(page, 'About the company', 'Door teams for the docks.')
  await fill(page.getByRole('group', { name: 'Manager' }), 'Name', 'Mo Diallo')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('heading', { name: 'Harbour Door Teams' })).toBeVisible()

  await page.goto(urlOn('company', '/job-posting'))
  await page.getByRole('button', { name: 'Add a site' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a site' })
  await fill(dialog, 'Name of the site', 'Tobacco Dock')
  await fill(dialog, 'Address', 'Tobacco Quay, Wapping Lane, London')
  await fill(dialog, 'Postcode', 'E1W 2SF')
  await expect(dialog.getByText(/^Pin at/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Add site' }).click()
  await expect(page.getByLabel('Site', { exact: true })).toHaveValue(/.+/)
  await fill(page, 'Title', 'Door supervisor')
  await page.getByRole('button', { name: 'Starts now' }).click()
  await fill(page, 'Pay', '15.60')
  await page.getByRole('button', { name: 'Post job' }).click()

  await expect(page.getByRole('heading', { name: 'Door supervisor' })).toBeVisible()
  expect(filled.length, filled.join(', ')).toBeLessThanOrEqual(MOST_FIELDS)
})
