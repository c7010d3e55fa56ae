import { appStands } from '../support/app-stands'
import { agreeShift } from '../support/work/agree-shift'
import { expect, test } from '../support/journey'
import { signIn } from '../support/people'
import { readCode } from '../support/work/read-code'
import { bookOn } from '../support/screens/seeker'
import { urlOn } from '../support/stack'

test('a company prints the site’s codes to PDF, and a worker books on with the printed code', async ({
  page,
  companionPage,
}) => {
  const { seeker, company, pin } = await agreeShift()
  await signIn(page, company)
  await page.goto(urlOn('company', '/qr-code'))
  const sheet = page.getByRole('link', { name: 'Print on A4 (PDF)' })
  const [printed] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().includes('codes.pdf')),
    sheet.click(),
  ])
  expect(printed.headers()['content-type']).toContain('application/pdf')

  await appStands(page)
  const code = await readCode(await page.getByRole('img', { name: 'QR code of Tobacco Dock' }).screenshot())

  const worker = await companionPage()
  await signIn(worker, seeker)
  await bookOn(worker, { pin, code })
})
