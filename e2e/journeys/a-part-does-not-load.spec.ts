import { expect, test } from '../support/journey'
import { demoPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'

const NOT_LOADED = 'This part of S4 could not be loaded.'

test('filters pressed without a network leave the jobs, and come with the connection', async ({ page, context }) => {
  await signIn(page, demoPerson('seeker'))
  await page.goto(urlOn('seeker', '/User-Job'))
  await expect(page.locator('[data-written]')).toHaveCount(0)

  await context.setOffline(true)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByText(NOT_LOADED)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await context.setOffline(false)

  await expect(page.getByLabel('Pay from')).toBeVisible()
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0)
})

test('a screen opened without a network comes with the connection', async ({ page, context }) => {
  await signIn(page, demoPerson('seeker'))
  await page.goto(urlOn('seeker', '/User-UserSidebar'))
  await expect(page.locator('[data-written]')).toHaveCount(0)

  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'S4 cannot be reached' })).toBeVisible()
  await context.setOffline(false)

  await expect(page.getByRole('heading', { level: 1, name: 'Account', exact: true })).toBeVisible()
})

test('a job filled in without a network keeps its form, and its summary comes with the connection', async ({
  page,
  context,
}) => {
  await signIn(page, demoPerson('company'))
  await page.goto(urlOn('company', '/job-posting'))
  await expect(page.locator('[data-written]')).toHaveCount(0)

  await context.setOffline(true)
  await page.getByLabel('Title').fill('Gate steward')
  await page.getByRole('button', { name: /^Fill in: starts in 30 minutes/ }).click()
  await expect(page.getByText(NOT_LOADED)).toBeVisible()
  await page.getByLabel('Pay', { exact: true }).fill('15.60')
  await context.setOffline(false)

  await expect(page.getByText(NOT_LOADED)).toHaveCount(0)
  await expect(page.getByLabel('Title')).toHaveValue('Gate steward')
  await expect(page.getByLabel('Pay', { exact: true })).toHaveValue('15.60')
})

test('a dialog whose code does not load says so, Escape ends that, and it opens when asked again', async ({ page }) => {
  await page.route(/\/modal-dialog-[^/]*\.js/, (route) => route.abort())
  await signIn(page, demoPerson('seeker'))
  await page.goto(urlOn('seeker', '/User-UserSidebar'))
  const notice = page.getByRole('status').filter({ hasText: 'This could not be opened' })
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(notice).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(notice).toBeVisible()

  await page.unroute(/\/modal-dialog-[^/]*\.js/)
  await notice.getByRole('button', { name: 'Open it now' }).click()

  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a search asked for without a network does not open later and take what is typed', async ({ page, context }) => {
  await signIn(page, demoPerson('company'))
  await page.goto(urlOn('company', '/job-posting'))
  await expect(page.locator('[data-written]')).toHaveCount(0)
  const title = page.getByLabel('Title')
  await context.setOffline(true)
  await title.fill('Gate')
  await title.press('Control+k')
  await expect(page.getByText('This could not be opened')).toBeVisible()
  await title.press('Escape')
  await context.setOffline(false)
  await title.pressSequentially(' steward for the night')

  await expect(title).toHaveValue('Gate steward for the night')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the wall screen asked for without a network leaves the room', async ({ page, context }) => {
  await signIn(page, demoPerson('company'))
  await page.goto(urlOn('company', '/recents-jobs'))
  await expect(page.locator('[data-written]')).toHaveCount(0)
  const wall = page.getByRole('link', { name: 'Wall screen' })
  await expect(wall).toBeVisible()
  await context.setOffline(true)
  await wall.click()
  await expect(page.getByText('The wall screen opens once its page has loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Now and the next 24 hours' })).toBeVisible()
  await context.setOffline(false)

  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
})
