import { agreeShift } from '../support/work/agree-shift'
import { expect, test } from '../support/journey'
import { signIn } from '../support/people'
import { bookOn } from '../support/screens/seeker'
import { urlOn } from '../support/stack'

const AT_THE_SITE = { latitude: 51.508, longitude: -0.0594, accuracy: 10 }
const TWO_KILOMETRES_AWAY = { latitude: 51.527, longitude: -0.0594, accuracy: 10 }
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test.use({ geolocation: AT_THE_SITE, permissions: ['geolocation'] })

test('a company follows a shift live, which continues after the worker’s session has ended', async ({
  page: worker,
  companionPage,
}) => {
  const { seeker, company: owner, pin, code } = await agreeShift()
  const company = await companionPage()
  await Promise.all([signIn(worker, seeker), signIn(company, owner)])

  await bookOn(worker, { pin, code })
  // The switch turns on only when the browser has returned a position.
  const sharing = worker.getByRole('switch', { name: 'Share my location with the company' })
  await sharing.click()
  await expect(sharing).toBeChecked()
  await expect(worker.getByText(/inside the site/)).toBeVisible()
  await company.goto(urlOn('company', '/in-progress'))
  await company.getByRole('link', { name: 'Gate steward' }).click()
  const person = company.getByRole('article', { name: 'Sam Okoro' })
  await expect(person).toContainText('Inside the site')

  await worker.getByRole('button', { name: 'Start a break' }).click()
  await expect(person).toContainText('On a break since')
  await worker.getByRole('button', { name: 'End the break' }).click()
  await expect(person).not.toContainText('On a break since')

  await worker.context().setGeolocation(TWO_KILOMETRES_AWAY)
  await expect(person).toContainText('1 open alert')
  await expect(person).toContainText('Outside the site')

  await worker.context().clearCookies()
  await worker.goto(urlOn('seeker', '/User-workInprogess'))
  await worker.getByRole('button', { name: 'I need help' }).click()
  await worker.getByRole('button', { name: 'Alert the company' }).click()
  const request = worker.getByRole('dialog', { name: 'Your request for help' })
  await expect(request.getByText('The company has been alerted')).toBeVisible()
  await request.getByRole('button', { name: 'Back to the shift' }).click()
  await expect(person).toContainText('2 open alerts')

  await worker.getByRole('link', { name: 'Write a report' }).click()
  await worker.getByLabel('What happened').fill('Two people refused at the gate.')
  await worker.getByLabel('Pictures').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: PICTURE })
  await worker.getByRole('button', { name: 'Send the report' }).click()
  await expect(worker.getByText('Your report is sent.')).toBeVisible()

  const help = company.getByRole('article', { name: 'Sam Okoro needs help' })
  await company.getByRole('link', { name: 'Sam Okoro needs help' }).click()
  await help.getByRole('button', { name: 'Resolve' }).click()
  await company.getByLabel('How it ended').selectOption('Dealt with')
  await company.getByLabel('What you found or did').fill('Rang him: he is fine.')
  await company.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click()
  await expect(help).toContainText('Resolved')

  await company.goto(urlOn('company', '/in-progress'))
  await company.getByRole('link', { name: 'Gate steward' }).click()
  await company.getByRole('link', { name: 'Report log' }).click()
  await expect(company.getByText('Two people refused at the gate.')).toBeVisible()
  await expect(company.getByRole('link', { name: /picture 1 of 1/ })).toBeVisible()

  await worker.goto(urlOn('seeker', '/User-workInprogess'))
  await worker.getByRole('button', { name: 'Book off' }).click()
  await worker.getByRole('dialog').getByRole('button', { name: 'Book off' }).click()
  await expect(worker.getByRole('heading', { name: 'You have booked off' })).toBeVisible()
})
