import { appStands } from '../support/app-stands'
import { expect, test } from '../support/journey'
import { demoPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'

test.use({ forcedColors: 'active', reducedMotion: 'reduce' })

/** How something looks, as the browser shows it in colours that the reader chose. */
const lookOf = (element: Element) => {
  const { backgroundColor, color, outlineStyle, outlineWidth } = getComputedStyle(element)
  return { backgroundColor, color, outlineStyle, outlineWidth }
}

test('in colours that the reader chose the current entries stand out, and the focus is seen', async ({ page }) => {
  await signIn(page, demoPerson('company'))
  await page.goto(urlOn('company', '/recents-jobs'))
  await appStands(page)

  // Behind *Jobs* and *Alerts* stands how many alerts are open, which grows while the demo runs.
  const named = (name: string) => new RegExp(`^${name}( \\d+)?$`)
  for (const [region, current, other] of [
    ['Main', 'Jobs', 'Profile'],
    ['Jobs', 'Recent', 'Assigned'],
  ] as const) {
    const links = page.getByRole('navigation', { name: region, exact: true })
    const chosen = await links.getByRole('link', { name: named(current) }).evaluate(lookOf)
    const rest = await links.getByRole('link', { name: named(other) }).evaluate(lookOf)
    expect(chosen.backgroundColor, current).not.toBe(rest.backgroundColor)
    expect(chosen.color, current).not.toBe(chosen.backgroundColor)
  }

  await page.keyboard.press('Tab')
  const focused = await page.locator(':focus').evaluate(lookOf)
  expect(focused).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' })
})

test('a QR code stays black on white in colours that the reader chose', async ({ page }) => {
  await signIn(page, demoPerson('company'))
  await page.goto(urlOn('company', '/qr-code'))
  await appStands(page)

  const code = page.getByRole('img', { name: /^QR code of/ }).first()

  expect((await code.evaluate(lookOf)).backgroundColor).toBe('rgb(255, 255, 255)')
  expect(await code.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none')
})
