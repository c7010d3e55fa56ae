import { expect, type Locator, type Page } from '@playwright/test'
import { urlOn } from '../stack'

/** Fills in the company profile and agrees to self-billing, which opens posting and hiring. */
export async function completeCompany(page: Page, name: string): Promise<void> {
  await page.goto(urlOn('company', '/company-profile'))
  await page.getByRole('link', { name: 'Set up your company' }).click()
  await page.getByLabel('Company name').fill(name)
  await page.getByLabel('Address', { exact: true }).fill('1 Dock Road, London E16 1AA')
  await page.getByLabel('About the company').fill('Door teams for the docks.')
  await page.getByLabel('Contact', { exact: true }).fill('020 7946 0112')
  await page.getByLabel('Company email address').fill('office@example.co.uk')
  const manager = page.getByRole('group', { name: 'Manager' })
  await manager.getByLabel('Name').fill('Mo Diallo')
  await manager.getByLabel('Email').fill('mo@example.co.uk')
  await manager.getByLabel('Phone').fill('020 7946 0113')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('link', { name: `${name}, your profile` })).toBeVisible()
  await page.goto(urlOn('company', '/completed-job/agreements'))
  await page.getByRole('button', { name: 'Agree for the company' }).click()
  await expect(page.getByText(/^Version .* agreed on/)).toBeVisible()
}

/** Adds a site with one checkpoint; returns the code under the site's QR code. */
export async function addSite(page: Page, name: string): Promise<string> {
  await page.goto(urlOn('company', '/sites'))
  await page.getByRole('link', { name: 'Add a site' }).click()
  await page.getByLabel('Name of the site').fill(name)
  await page.getByLabel('Address', { exact: true }).fill('Tobacco Quay, Wapping Lane, London')
  await page.getByLabel('Postcode', { exact: true }).fill('E1W 2SF')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('list', { name: 'Places found' }).getByRole('button').first().click()
  await page.getByText('More about the site').click()
  await page.getByRole('button', { name: 'Add checkpoint A' }).click()
  await page.getByLabel('Checkpoint A', { exact: true }).fill('Main gate')
  await page.getByRole('button', { name: 'Add site' }).click()

  const sheet = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  return sheet.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText()
}

interface Posting {
  title: string
  site: string
  pin: string
}

/** Posts a job for one steward that starts in half an hour; ends on the page of the job. */
export async function postJobStartingSoon(page: Page, { title, site, pin }: Posting): Promise<void> {
  await page.goto(urlOn('company', '/recents-jobs'))
  await page.getByRole('link', { name: 'Post a job' }).first().click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Role').selectOption({ label: 'Event steward' })
  await page.getByLabel('Site', { exact: true }).selectOption({ label: site })
  await page.getByRole('button', { name: 'Fill in: starts in 30 minutes, 8 hours' }).click()
  await page.getByLabel('Pay', { exact: true }).fill('15.60')
  await page.getByLabel('PIN').fill(pin)
  await page.getByRole('button', { name: 'Post job' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

/** Offers the open job page's only applicant the job; nothing is sent before the confirmation. */
export async function offerToApplicant(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Applicants', exact: true }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name: 'Experience' })).toBeVisible()
  await page.getByRole('button', { name: 'Offer the job' }).click()
  await dialog(page).getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByText(`Offer sent to ${name}.`)).toBeVisible()
}

/** Agrees the worker's figure of the hours; returns the link to the invoice. */
export async function agreeHours(page: Page, title: string): Promise<Locator> {
  await page.goto(urlOn('company', '/recents-jobs'))
  await page.getByRole('link', { name: 'Completed', exact: true }).click()
  // The list of recent jobs has a link of the same name.
  await expect(page.getByRole('heading', { name: 'Completed Jobs' })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: /^Agree / }).click()
  const invoice = page.getByRole('link', { name: /^Invoice .+-000001/ })
  await expect(invoice).toBeVisible()
  return invoice
}

export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Records the one check that is due of a worker, on the board of due checks. */
export async function recordDueCheck(page: Page, name: string): Promise<void> {
  await page.goto(urlOn('company', '/job-assigned'))
  await page.getByRole('link', { name: 'Checks due' }).click()
  await page.getByRole('article', { name }).getByRole('button', { name: 'Check' }).click()
  await dialog(page).getByLabel('How it was checked').selectOption('The original was seen')
  await dialog(page).getByLabel('Accepted').check()
  await dialog(page).getByRole('button', { name: 'Record the check as accepted' }).click()
  await expect(page.getByText('Nothing is due')).toBeVisible()
}
