import { countFields } from '../support/count-fields'
import { expect, test } from '../support/journey'
import { aNewcomer, followMailedLink } from '../support/screens/sign-up'
import { urlOn } from '../support/stack'

const MOST_FIELDS = 25

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a new worker completes a profile on a phone and sees the jobs without a reload', async ({ page, signedInAs }) => {
  await signedInAs('seeker')
  await page.goto(urlOn('seeker', '/User-PersonalDetails'))
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  const menu = page.getByRole('navigation', { name: 'Main' })
  const jobs = menu.getByText('Jobs', { exact: true })
  await expect(menu.getByText('Chat', { exact: true })).toBeVisible()
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
  await experience.getByLabel('Job title').fill('Door supervisor')
  await experience.getByLabel('Employer or client').fill('Stagefront Crew')
  await experience.getByLabel('From').fill('2023-01-01')
  await experience.getByRole('button', { name: 'Save experience' }).tap()

  const education = page.getByRole('form', { name: 'Education' })
  await education.getByLabel('Qualification or course').fill('Level 2 Award for Door Supervisors')
  await education.getByLabel('School, college or training provider').fill('City College')
  await education.getByLabel('From').fill('2015-09-01')
  await education.getByRole('button', { name: 'Save education' }).tap()

  await page.getByRole('dialog', { name: 'Success!' }).getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByRole('radio', { name: 'British or Irish passport' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to profile' }).tap()
  await expect(page.getByText('You can apply now.')).toBeVisible()
  await expect(page.getByText(/^Profile strength: 80%/)).toBeVisible()
  await jobs.tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.getByRole('link', { name: 'Zoë Nguyễn, your profile' }).tap()
  await page.getByRole('link', { name: 'Add your right to work' }).first().tap()
  await page.getByRole('radio', { name: 'British or Irish passport' }).check()
  await page.getByRole('button', { name: 'Save right to work' }).tap()
  await page.getByRole('link', { name: 'Add your SIA licence' }).first().tap()
  await page.getByLabel('Sector').selectOption('Door Supervision')
  await page.getByLabel('SIA licence number').fill('1012 3456-7890 3456')
  await page.getByLabel('Expires').fill('2029-01-31')
  await page.getByRole('button', { name: 'Save licence' }).tap()
  await expect(page.getByText('Expires Wed 31 Jan 2029')).toBeVisible()
})

test('a newcomer can accept work after at most 25 fields, one step after the other', async ({ page }) => {
  test.setTimeout(120_000)
  const { email, password } = aNewcomer('seeker')
  const filled = await countFields(page)

  await page.goto('/')
  await page.getByRole('link', { name: 'Create an account' }).tap()
  await page.getByLabel(/^e-?mail address/i).fill(email)
  await page.getByLabel('Phone number').fill('07700 900 982')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password again').fill(password)
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
  await page.getByRole('button', { name: 'Create account' }).tap()
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()
  await followMailedLink(page, email)

  await page.getByRole('link', { name: 'Add your personal details' }).first().tap()
  await expect(page.getByRole('progressbar', { name: 'Ready to work' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 8 done',
  )
  await page.getByLabel('Full name').fill('Zoë Nguyễn')
  await page.getByLabel('About you').fill('Ten years on doors.')
  await page.getByLabel('Date of birth').fill('1990-05-17')
  await page.getByLabel('Address line 1').fill('27 Roman Road')
  await page.getByLabel('Town or city').fill('London')
  await page.getByLabel('Postcode').fill('E2 0HU')
  await page.getByLabel('From').fill('2015-01-01')
  await page.getByRole('button', { name: 'Save details' }).tap()
  await page.getByLabel('Job title').fill('Door supervisor')
  await page.getByLabel('Employer or client').fill('Stagefront Crew')
  await page.getByLabel('From').fill('2023-01-01')
  await page.getByRole('button', { name: 'Save experience' }).tap()
  await page.getByLabel('Qualification or course').fill('Level 2 Award for Door Supervisors')
  await page.getByLabel('School, college or training provider').fill('City College')
  await page.getByLabel('From').fill('2015-09-01')
  await page.getByRole('button', { name: 'Save education' }).tap()
  await page.getByRole('dialog', { name: 'Success!' }).getByRole('button', { name: 'Continue' }).tap()

  await page.getByRole('radio', { name: 'British or Irish passport' }).check()
  await page.getByRole('button', { name: 'Save right to work' }).tap()
  await page.getByRole('link', { name: 'Add your SIA licence' }).first().tap()
  await page.getByLabel('Sector').selectOption('Door Supervision')
  await page.getByLabel('SIA licence number').fill('1012 3456-7890 3456')
  await page.getByLabel('Expires').fill('2029-01-31')
  await page.getByRole('button', { name: 'Save licence' }).tap()
  await expect(page.getByText('Expires Wed 31 Jan 2029')).toBeVisible()

  const fields = [...filled].join('\n')
  expect(filled.size, fields).toBeGreaterThan(15)
  expect(filled.size, fields).toBeLessThanOrEqual(MOST_FIELDS)
})
