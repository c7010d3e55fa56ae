import { expect, type Page } from '@playwright/test'
import { localDate } from '@s4/domain/shift-text'
import { callApi } from '../call-api'
import type { Person } from '../people'
import { dialog } from './company'
import { bookOn, letCallsPass } from './seeker'
import { urlOn } from '../stack'
import { letTimePass } from '../work/let-time-pass'

const MINUTE = 60_000
const MOST_MINUTES = 1440
const TWO_HOURS = 120

/**
 * The worker's only accepted work, brought to now: booked on, two hours later booked off, on the screen. Returns the
 * day on which it starts then.
 */
export async function workTwoHours(page: Page, worker: Person, codes: { pin: string; code: string }): Promise<string> {
  const own = async () => {
    const [found] = (await callApi(worker, 'assignments.list', {})).data
    if (!found) throw new Error('the work is accepted')
    return found
  }
  const { id, title, startsAt } = await own()
  await page.goto(urlOn('seeker', '/User-MyWorkAssignedPage'))
  await expect(page.getByText(title).first()).toBeVisible()
  for (let left = Math.ceil((Date.parse(startsAt) - Date.now()) / MINUTE); left > 0; left -= MOST_MINUTES)
    await letTimePass(page, id, Math.min(left, MOST_MINUTES))
  await bookOn(page, codes)
  await letCallsPass(page, id, TWO_HOURS)
  await page.getByRole('button', { name: 'Book off' }).click()
  await dialog(page).getByRole('button', { name: 'Book off' }).click()
  await expect(page.getByRole('heading', { name: 'You have booked off' })).toBeVisible()
  return localDate((await own()).startsAt)
}
