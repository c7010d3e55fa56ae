import { agreeShift } from '../support/work/agree-shift'
import { expect, test } from '../support/journey'
import { newPerson, signIn } from '../support/people'
import { openConsole } from '../support/screens/staff'
import { urlOn } from '../support/stack'
import { dialog } from '../support/screens/company'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a worker reports a problem with a picture, and sees the company reply and resolve it', async ({
  page: seeker,
  companionPage,
}) => {
  const shift = await agreeShift()
  const company = await companionPage()
  await signIn(seeker, shift.seeker)
  await signIn(company, shift.company)
  await company.goto(urlOn('company', '/problems-reported'))
  await expect(company.getByText('Nothing is open.')).toBeVisible()

  await seeker.goto(urlOn('seeker', '/User-reportProblem/'))
  await seeker.getByRole('link', { name: 'Report a problem' }).click()
  const form = seeker.getByRole('form', { name: 'Report a problem' })
  await form.getByLabel('Which work').selectOption({ index: 1 })
  await form.getByLabel('What it is about').selectOption({ label: 'Safety' })
  await form.getByLabel('How serious').selectOption({ label: 'High: within a day' })
  await form.getByLabel('The problem in a few words').fill('The exit is blocked')
  await form.getByLabel('What happened').fill('Crates <b>before</b> the fire door.')
  await form.getByLabel('Pictures').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: picture })
  await form.getByRole('button', { name: 'Report the problem' }).click()
  await expect(seeker.getByRole('heading', { name: /^PRB-\d{6}/ })).toBeVisible()

  await company.getByRole('link', { name: 'The exit is blocked' }).click()
  const thread = company.getByRole('list', { name: 'Thread' })
  await expect(thread.getByText('Crates <b>before</b> the fire door.')).toBeVisible()
  await expect
    .poll(() =>
      thread
        .getByRole('link', { name: /picture 1 of 1/ })
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1)
  await company.getByLabel('Your answer').fill('We are clearing it now.')
  await company.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(seeker.getByText('We are clearing it now.')).toBeVisible()

  await company.getByRole('button', { name: 'Resolve' }).click()
  await dialog(company).getByLabel('How it was solved').fill('The crates are gone.')
  await dialog(company).getByRole('button', { name: 'Resolve' }).click()
  await expect(dialog(company)).toBeHidden()
  await expect(seeker.getByRole('button', { name: 'It is solved: close it' })).toBeVisible()
  const address = new URL(company.url())

  const stranger = await companionPage()
  await signIn(stranger, await newPerson('company'))
  await stranger.goto(urlOn('company', `${address.pathname}${address.search}`))
  await expect(stranger.getByText('We could not find that problem.')).toBeVisible()
})

test('a question to S4 is answered by staff in the console, and the answer appears without a reload', async ({
  page,
  companionPage,
  signedInAs,
}) => {
  await signedInAs('seeker')
  await page.goto(urlOn('seeker', '/User-ContactSupport'))
  await page.getByText('Why can’t I apply?').click()
  await expect(page.getByText(/Your profile is not complete/)).toBeVisible()

  await page.getByRole('link', { name: 'Ask S4' }).click()
  await page.getByLabel('In a few words').fill('My picture')
  await page.getByLabel('Your question').fill('It is upside down.')
  await page.getByRole('button', { name: 'Send the question' }).click()
  const number = await page.getByText(/^SUP-\d{6}$/).innerText()

  const staff = await companionPage()
  await openConsole(staff)
  await staff.getByRole('link', { name: 'Support tickets' }).click()
  await staff.getByRole('link', { name: `${number}: My picture` }).click()
  await expect(staff.getByText('It is upside down.')).toBeVisible()
  await staff.getByLabel('Your answer').fill('Turn it, then send it again.')
  await staff.getByRole('button', { name: 'Send the answer' }).click()

  await expect(page.getByText('Turn it, then send it again.')).toBeVisible()
  await expect(page.getByText('Answered', { exact: true })).toBeVisible()
})
