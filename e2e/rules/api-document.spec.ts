import { expect, test } from '../support/journey'
import { urlOn } from '../support/stack'

test('the page of the API shows each endpoint with its body, under its own content policy', async ({ page }) => {
  await page.goto(urlOn('shell', '/api/docs'))
  await expect(page.getByRole('heading', { level: 1, name: /^S4/ })).toBeVisible()
  const bookOn = page.getByRole('button', { name: /^post .*book-on$/ })
  await bookOn.click()
  await expect(page.getByRole('heading', { level: 4, name: 'Request body' })).toBeVisible()
  await expect(page.getByText('"pin"')).toBeVisible()
})
