import { randomUUID } from 'node:crypto'
import { fillInSeeker } from '../support/work/agree-shift'
import { dialog } from '../support/screens/company'
import { aJobToFill } from '../support/work/hire'
import { expect, test } from '../support/journey'
import { newPerson } from '../support/people'
import { urlOn } from '../support/stack'

test('a worker searches, filters, applies, withdraws and applies again', async ({ page, signedInAs }) => {
  const mark = randomUUID().slice(0, 8)
  const title = `Turnstile steward ${mark}`
  await aJobToFill(await newPerson('company'), { title, positions: 2 })
  await fillInSeeker(await signedInAs('seeker'))

  await page.goto(urlOn('seeker', '/User-Job'))
  const search = page.getByRole('search', { name: 'Jobs' })
  await search.getByRole('searchbox').fill(mark)
  await search.getByLabel('Town or postcode').fill('E1W 2SF')
  await search.getByRole('button', { name: 'Filters' }).click()
  await search.getByLabel('Pay from').fill('16')
  await search.getByRole('button', { name: 'Search jobs' }).click()
  await expect(page.getByText('No open jobs match within 25 miles.')).toBeVisible()

  await search.getByRole('button', { name: 'Filters (2)' }).click()
  await search.getByLabel('Pay from').fill('15')
  await search.getByRole('button', { name: 'Search jobs' }).click()
  await expect(page).toHaveURL(/payFrom=15(&|$)/)
  await page.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: title }).click()

  await page.getByRole('button', { name: 'Apply for this job' }).click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog(page).getByRole('button', { name: 'Withdraw' }).click()

  await page.getByRole('button', { name: 'Apply for this job' }).click()
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()

  await page.getByRole('link', { name: 'All your applications' }).click()
  await expect(page.getByRole('heading', { name: 'Work Applied' })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(2)
})
