import { expect, test } from '../support/journey'
import { urlOn } from '../support/stack'

test('the page of the API shows an endpoint with its body, under its own content policy', async ({ page }) => {
  await page.goto(urlOn('shell', '/api/docs#/attendance/attendance.bookOn'))
  await expect(page.getByText('Book on with the job')).toBeVisible()
  await expect(page.getByRole('heading', { level: 4, name: 'Request body' })).toBeVisible()
  await expect(page.getByText('shareLocation').first()).toBeVisible()
})
