import { randomUUID } from 'node:crypto'
import { countFields } from '../support/count-fields'
import { expect, test } from '../support/journey'
import { aNewcomer, followMailedLink } from '../support/screens/sign-up'

const MOST_FIELDS = 15

test('a new company posts its first job from the landing page, filling in at most 15 fields', async ({ page }) => {
  test.setTimeout(120_000)
  const { email, password } = aNewcomer('company')
  const companyName = `Dockside Doors ${randomUUID().slice(0, 8)} Ltd`
  const filled = await countFields(page)

  await page.goto('/')
  await page.getByRole('link', { name: 'Post work' }).first().click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill('07700 900 982')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password again').fill(password)
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()
  await followMailedLink(page, email)

  await page.getByRole('link', { name: 'Set up your company' }).click()
  await page.getByLabel('Company name').fill(companyName)
  await page.getByLabel('Address', { exact: true }).fill('1 Dock Road, London E16 1AA')
  await page.getByLabel('About the company').fill('Door teams for the docks.')
  await page.getByRole('group', { name: 'Manager' }).getByLabel('Name').fill('Mo Diallo')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('region', { name: 'Door supervisor, Friday night' })).toBeVisible()
  await page.getByRole('link', { name: 'Agree how invoices are made' }).click()
  await page.getByRole('button', { name: 'Agree for the company' }).click()
  await page.getByRole('button', { name: 'Back to where you were' }).click()
  await page.getByRole('link', { name: 'Post your first job' }).click()
  await page.getByLabel('Title').fill('Door supervisor')
  await page.getByRole('button', { name: 'Add a site' }).click()
  const site = page.getByRole('dialog', { name: 'Add a site' })
  await site.getByLabel('Name of the site').fill('Tobacco Dock')
  await site.getByLabel('Address', { exact: true }).fill('Tobacco Quay, Wapping Lane, London')
  await site.getByLabel('Postcode', { exact: true }).fill('E1W 2SF')
  await expect(site.getByText(/^The pin is at/)).toBeVisible()
  await site.getByRole('button', { name: 'Add site' }).click()
  await expect(site).toBeHidden()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByLabel('Start of line 1').fill('22:00')
  await expect(page.getByLabel('End of line 1')).toHaveValue('06:00')
  await page.getByLabel('Pay', { exact: true }).fill('15.60')
  await page.getByRole('button', { name: 'Post job' }).click()

  await expect(page.getByText('Your job is posted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Door supervisor', exact: true })).toBeVisible()
  const fields = [...filled].join('\n')
  expect(filled.size, fields).toBeGreaterThan(10)
  expect(filled.size, fields).toBeLessThanOrEqual(MOST_FIELDS)
})
