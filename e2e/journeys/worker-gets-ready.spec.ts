import { expect, test } from '../support/journey'
import { urlOn } from '../support/stack'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a new worker completes a profile on a phone and sees the jobs without a reload', async ({ page, signedInAs }) => {
  await signedInAs('seeker')
  await page.goto(urlOn('seeker', '/User-PersonalDetails'))
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  const menu = page.getByRole('navigation', { name: 'Main' })
  const jobs = menu.getByText('Jobs', { exact: true })
  await menu.getByText('Chat', { exact: true }).tap({ force: true })
  const prompt = page.getByRole('dialog', { name: 'Complete Your Profile' })
  await prompt.getByRole('button', { name: 'Complete Now' }).tap()

  const personal = page.getByRole('form', { name: 'Personal details' })
  await personal.getByLabel('Full name').fill('Zoë Nguyễn')
  await personal.getByLabel('About you').fill('Ten years on doors. 👷🏽‍♀️')
  await personal.getByLabel('Date of birth').fill('2012-01-01')
  await personal.getByLabel('Address line 1').fill('27 Roman Road')
  await personal.getByLabel('Town or city').fill('London')
  await personal.getByLabel('Postcode').fill('e2-0hu')
  await personal.getByLabel('From').fill('2015-01-01')
  await personal.getByRole('button', { name: 'Save details' }).tap()
  await expect(personal.getByText('You must be 18 or over to work through S4.').first()).toBeVisible()
  await personal.getByLabel('Date of birth').fill('1990-05-17')
  await personal.getByRole('button', { name: 'Save details' }).tap()

  const experience = page.getByRole('form', { name: 'Experience' })
  await experience.getByLabel('Position').fill('Door supervisor')
  await experience.getByLabel('Employer or client').fill('Stagefront Crew')
  await experience.getByLabel('From').fill('2023-01-01')
  await experience.getByRole('button', { name: 'Save experience' }).tap()

  const education = page.getByRole('form', { name: 'Education' })
  await education.getByLabel('Qualification or course').fill('Level 2 Award for Door Supervisors')
  await education.getByLabel('School, college or training provider').fill('City College')
  await education.getByLabel('From').fill('2015-09-01')
  await education.getByRole('button', { name: 'Save education' }).tap()

  await page.getByRole('dialog', { name: 'Success!' }).getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByText('You can apply now.')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Profile strength' })).toHaveAttribute('aria-valuetext', '80%')
  await jobs.tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.getByRole('link', { name: 'Zoë Nguyễn, your profile' }).tap()
  await page.getByRole('link', { name: 'Add SIA licence' }).tap()
  await page.getByRole('link', { name: 'Add a licence' }).tap()
  await page.getByLabel('Sector').selectOption('Door Supervision')
  await page.getByLabel('SIA licence number').fill('1012 3456-7890 3456')
  await page.getByLabel('Expires').fill('2029-01-31')
  await page.getByRole('button', { name: 'Save licence' }).tap()
  await expect(page.getByText('Expires Wed 31 Jan 2029')).toBeVisible()
})
