import { expect, type Locator, type Page } from '@playwright/test'
import type { Where } from './every-route'
import { makeOnce } from './make-once'
import { type Site, urlOn } from './stack'

const PHONE = { width: 390, height: 844 }
const found = new Map<string, Promise<string>>()

/** The path of a place, found once by following links as the person of the page. */
export const pathOf = (page: Page, site: Site, where: Where): Promise<string> =>
  makeOnce(found, JSON.stringify([site, where]), async () => {
    if (typeof where === 'string') return where
    await page.goto(urlOn(site, await pathOf(page, site, where.on)))
    const part = where.part ? `[href*="${where.part}"]` : ''
    const link = page.getByRole('main').locator(`a[href^="${where.follow}"]${part}`).first()
    // At a desk some lists open a record beside them, on a phone on its own page.
    const desk = page.viewportSize()
    if (!(await appears(link))) await page.setViewportSize(PHONE)
    await expect(link).toBeVisible()
    const path = (await link.getAttribute('href')) ?? ''
    if (desk) await page.setViewportSize(desk)
    return where.as ? path.replace(where.follow, where.as) : path
  })

const appears = (link: Locator) =>
  link.waitFor({ timeout: 4000 }).then(
    () => true,
    () => false,
  )
