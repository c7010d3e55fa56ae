import { agreeShift, fillInSeeker } from '../support/work/agree-shift'
import { aJobToFill } from '../support/work/hire'
import { expect, test } from '../support/journey'
import { newPerson, signIn } from '../support/people'
import { bookOn } from '../support/screens/seeker'
import { urlOn } from '../support/stack'

test('a worker who denies the position can book on, and the company sees that none was given', async ({
  page: worker,
  companionPage,
}) => {
  const { seeker, company: owner, pin, code } = await agreeShift()
  const company = await companionPage()
  await Promise.all([signIn(worker, seeker), signIn(company, owner)])
  // Granting only notifications denies the position.
  await worker.context().grantPermissions(['notifications'])

  await worker.goto(urlOn('seeker', '/User-MyWorkAssignedBook'))
  await worker.getByLabel('PIN of the job').fill(pin)
  await worker.getByLabel('Code at the site', { exact: true }).fill(code)
  await worker.getByRole('checkbox', { name: 'Share my position during this shift' }).check()
  await worker.getByRole('button', { name: 'Book on', exact: true }).click()
  await expect(worker.getByRole('button', { name: 'Book off' })).toBeVisible()
  await expect(worker.getByText('Your browser does not give the position.')).toBeVisible()

  await company.goto(urlOn('company', '/in-progress'))
  await company.getByRole('link', { name: 'Gate steward' }).click()
  const person = company.getByRole('article', { name: 'Sam Okoro' })
  await expect(person).toContainText('Shared, none received yet')
  await person.getByRole('button', { name: 'Record of the work' }).click()
  await expect(company.getByRole('dialog').getByRole('list', { name: 'Attendance' })).toContainText(
    'Booked on, position not given',
  )
})

test('a report written without a network is kept, and is sent once when the network is back', async ({
  page,
  context,
}) => {
  const { seeker, pin, code } = await agreeShift()
  await signIn(page, seeker)
  await bookOn(page, { pin, code })
  await page.getByRole('link', { name: 'Write a report' }).click()
  const report = page.getByLabel('What happened')
  await report.fill('Two people refused at the gate.')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText('The report did not go out')).toBeVisible()
  await expect(report).toHaveValue('Two people refused at the gate.')

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText('Your report is in the logbook.')).toBeVisible()
  await expect(report).toHaveValue('')
  await page.reload()
  await expect(page.getByText('Two people refused at the gate.')).toHaveCount(1)
})

test('an application written without a network is kept, and can be sent when the network is back', async ({
  page,
  context,
}) => {
  const [company, seeker] = await Promise.all([newPerson('company'), newPerson('seeker')])
  const jobId = await aJobToFill(company, { title: 'Night at the dock', positions: 1 })
  await fillInSeeker(seeker)
  await signIn(page, seeker)
  await page.goto(urlOn('seeker', `/User-JobDetails/${jobId}`))
  const note = page.getByLabel('A note to the company')
  await note.fill('I know the dock well.')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Apply for this job' }).click()
  await expect(page.getByText('Network Error').first()).toBeVisible()
  await expect(note).toHaveValue('I know the dock well.')

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Apply for this job' }).click()
  await expect(page.getByRole('button', { name: 'Apply for this job' })).toBeHidden()
  await page.goto(urlOn('seeker', '/User-WorkApplied'))
  await expect(page.getByRole('link', { name: 'Night at the dock' })).toBeVisible()
})
