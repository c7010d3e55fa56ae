import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'

export type UrlOn = (site: 'shell' | 'seeker' | 'company', path: string) => string

/** Makes an account and opens the mailed link; ends in the person's app. */
export async function signUp(page: Page, urlOn: UrlOn, purpose: 'Find work' | 'Post work'): Promise<void> {
  const email = `taps-${randomUUID()}@example.com`
  const password = 'three random words'
  await page.goto(urlOn('shell', '/CreateAccount'))
  await page.getByRole('radio', { name: purpose }).check()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill('07700 900 982')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password again').fill(password)
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText(`We sent a link to ${email}`).waitFor()
  await page.goto(urlOn('shell', '/dev/mailbox'))
  const mail = page.getByRole('listitem').filter({ hasText: email })
  await mail.getByRole('link', { name: 'Open the link' }).first().click()
  await page.getByText('Your email address is verified').waitFor()
  await page.getByRole('link', { name: 'Continue to S4' }).click()
}

/** Fills in a company and a site; returns the code at the site. */
export async function setUpCompany(page: Page, urlOn: UrlOn, name: string): Promise<string> {
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
  await page.getByRole('link', { name: `${name}, your profile` }).waitFor()
  await page.goto(urlOn('company', '/completed-job/agreements'))
  await page.getByRole('button', { name: 'Agree for the company' }).click()
  await page.getByText(/^Version .* agreed on/).waitFor()

  await page.goto(urlOn('company', '/sites'))
  await page.getByRole('link', { name: 'Add a site' }).click()
  await page.getByLabel('Name of the site').fill('Tobacco Dock')
  await page.getByLabel('Address', { exact: true }).fill('Tobacco Quay, Wapping Lane, London')
  await page.getByLabel('Postcode', { exact: true }).fill('E1W 2SF')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('list', { name: 'Places found' }).getByRole('button').first().click()
  await page.getByText('More about the site').click()
  await page.getByRole('button', { name: 'Add checkpoint A' }).click()
  await page.getByLabel('Checkpoint A', { exact: true }).fill('Main gate')
  await page.getByRole('button', { name: 'Add site' }).click()
  const heading = page.getByRole('heading', { name: 'Tobacco Dock', exact: true })
  const sheet = page.getByRole('article').filter({ has: heading })
  return sheet.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText()
}

/** Completes a profile by following its next step, and gives the right to work. */
export async function setUpSeeker(page: Page, urlOn: UrlOn, fullname: string): Promise<void> {
  await page.goto(urlOn('seeker', '/User-PersonalDetails'))
  await page.getByRole('link', { name: 'Add your personal details' }).first().click()
  const personal = page.getByRole('form', { name: 'Personal details' })
  await personal.getByLabel('Full name').fill(fullname)
  await personal.getByLabel('About you').fill('Doors and gates for ten years.')
  await personal.getByLabel('Date of birth').fill('1990-05-17')
  await personal.getByLabel('Address line 1').fill('27 Roman Road')
  await personal.getByLabel('Town or city').fill('London')
  await personal.getByLabel('Postcode').fill('E2 0HU')
  await personal.getByLabel('From').fill('2015-01-01')
  await personal.getByRole('button', { name: 'Save details' }).click()
  const experience = page.getByRole('form', { name: 'Experience' })
  await experience.getByLabel('Job title').fill('Steward')
  await experience.getByLabel('Employer or client').fill('Stagefront Crew')
  await experience.getByLabel('From').fill('2016-01-01')
  await experience.getByRole('button', { name: 'Save experience' }).click()
  const education = page.getByRole('form', { name: 'Education' })
  await education.getByLabel('Qualification or course').fill('Level 2 Spectator Safety')
  await education.getByLabel('School, college or training provider').fill('City College')
  await education.getByLabel('From').fill('2015-09-01')
  await education.getByLabel('Until').fill('2015-12-18')
  await education.getByRole('button', { name: 'Save education' }).click()
  await dialog(page).getByRole('button').first().click()
  await page.getByText(/^You can apply now/).waitFor()
  await page.getByRole('link', { name: 'Add your right to work' }).first().click()
  await page.getByRole('radio', { name: 'British or Irish passport' }).check()
  await page.getByRole('button', { name: 'Save right to work' }).click()
  await page.getByText('Your right to work is saved.').waitFor()
}

export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
