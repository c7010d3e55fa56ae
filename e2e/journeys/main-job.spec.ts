import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  addSite,
  agreeHours,
  completeCompany,
  dialog,
  offerToApplicant,
  postJobStartingSoon,
  recordDueCheck,
} from '../support/screens/company'
import { expect, test } from '../support/journey'
import {
  acceptOffer,
  applyFor,
  bookOffInTheShift,
  bookOn,
  completeSeeker,
  giveRightToWork,
} from '../support/screens/seeker'
import { aNewcomer, signUp } from '../support/screens/sign-up'
import { urlOn } from '../support/stack'

test('a new company and a new seeker go from sign-up to a confirmed payment', async ({
  page: company,
  companionPage,
}) => {
  test.setTimeout(300_000)
  const seeker = await companionPage()
  const mark = randomUUID().slice(0, 8)
  const title = `Gate steward ${mark}`
  const companyName = `Dockside Doors ${mark} Ltd`
  const pin = '0427'

  await signUp(company, aNewcomer('company'), 'Post work')
  await completeCompany(company, companyName)
  const code = await addSite(company, 'Tobacco Dock')
  await postJobStartingSoon(company, { title, site: 'Tobacco Dock', pin })

  await signUp(seeker, aNewcomer('seeker'), 'Find work')
  await completeSeeker(seeker, "Siobhán O'Neill")
  await giveRightToWork(seeker)
  await applyFor(seeker, title)

  await offerToApplicant(company, "Siobhán O'Neill")
  await acceptOffer(seeker, companyName)
  await recordDueCheck(company, "Siobhán O'Neill")
  await bookOn(seeker, { pin, code })

  await company.goto(urlOn('company', '/in-progress'))
  await company.getByRole('link', { name: title }).click()
  await expect(company.getByRole('list', { name: 'People on this shift' }).getByText("Siobhán O'Neill")).toBeVisible()

  await bookOffInTheShift(seeker)

  const invoice = await agreeHours(company, title)
  const [download] = await Promise.all([company.waitForEvent('download'), invoice.click()])
  const number = /[0-9A-Z]{6}-000001/.exec(await invoice.innerText())?.[0] ?? ''
  expect(number).not.toBe('')
  expect(download.suggestedFilename()).toContain(number)
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  await company.getByRole('button', { name: new RegExp(`^Pay £.*${number}`) }).click()
  await dialog(company).getByRole('button', { name: 'Record as paid' }).click()
  await expect(dialog(company)).toBeHidden()

  await seeker.goto(urlOn('seeker', '/User-InvoiceList'))
  await seeker.getByRole('link', { name: number, exact: true }).click()
  const ownInvoice = seeker.getByRole('article', { name: `Invoice ${number}` })
  await expect(ownInvoice).toContainText(companyName)
  await ownInvoice.getByRole('button', { name: 'It arrived' }).click()
  await expect(ownInvoice).toContainText('Confirmed')
})
