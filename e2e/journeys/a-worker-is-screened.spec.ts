import { expect, test } from '../support/journey'
import { openMail } from '../support/mailbox'
import { newPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'
import { aJobToFill, anApplicant } from '../support/work/hire'

test('a worker asks a referee, who answers by the link of an email; the company reads the file and decides', async ({
  page,
  companionPage,
}) => {
  const company = await newPerson('company')
  const jobId = await aJobToFill(company, { title: 'Steward, west gate', positions: 1, companyName: 'Quayside Events' })
  const seeker = await anApplicant(jobId, "Siân O'Brien")
  const referee = `niamh-${seeker.uid.toLowerCase()}@northgate.example`
  await signIn(page, seeker)

  await test.step('the worker consents and asks', async () => {
    await page.goto(urlOn('seeker', '/User-PersonalDetails'))
    await page.getByRole('link', { name: 'Edit screening file' }).click()
    await page.getByRole('link', { name: 'Declare and consent' }).click()
    await expect(page.getByRole('radiogroup')).toHaveCount(2)
    for (const group of await page.getByRole('radiogroup').all()) await group.getByLabel('No').check()
    await page.getByRole('checkbox', { name: /I declare that this is true/ }).check()
    await page.getByRole('button', { name: 'Declare and consent' }).click()
    await page
      .getByRole('link', { name: /^Ask a referee about/ })
      .first()
      .click()
    await page.getByLabel('Their name').fill("Niamh O'Neill")
    await page.getByLabel('Who they are to you').fill('Manager')
    await page.getByLabel('Their email address at work').fill(referee)
    await page.getByRole('button', { name: 'Ask by email' }).click()
    await expect(page.getByText(`at ${referee}`)).toBeVisible()
  })

  await test.step('the referee, who has no account, confirms it on a phone', async () => {
    const phone = await companionPage()
    await phone.setViewportSize({ width: 390, height: 844 })
    await openMail(phone, referee, 'names you as a referee')
    await expect(phone.getByText(/Hello Niamh O'Neill\. Siân O'Brien says/)).toBeVisible()
    await phone.getByRole('radiogroup').getByLabel('Yes').check()
    await phone.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(phone.getByText('Thank you')).toBeVisible()
    await phone.reload()
    await expect(phone.getByText(/This link has ended/)).toBeVisible()
  })

  await test.step('the company reads it and decides; the worker sees both', async () => {
    const office = await companionPage()
    await signIn(office, company)
    await office.goto(urlOn('company', `/view-applicant/${jobId}`))
    await office.getByRole('link', { name: "Siân O'Brien" }).click()
    await office.getByRole('link', { name: 'See the screening' }).click()
    await office.getByRole('button', { name: 'Read the file' }).click()
    await expect(office.getByText(/Niamh O'Neill, Manager.*confirmed on/)).toBeVisible()
    await office.getByLabel('Screening complete').check()
    await office.getByRole('button', { name: 'Record the decision' }).click()
    await expect(office.getByRole('list', { name: 'Decisions' }).getByText('Complete')).toBeVisible()

    await page.goto(urlOn('seeker', '/User-UserNotification'))
    await expect(page.getByText('Quayside Events read your screening file')).toBeVisible()
    await expect(page.getByText('Quayside Events decided on your screening: complete')).toBeVisible()
  })
})
