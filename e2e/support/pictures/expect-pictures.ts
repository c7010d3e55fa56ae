import { expect, test } from '@playwright/test'
import { accept, compare } from './compare'
import { settle } from './settle'
import { takePicture, type Picture } from './take-picture'
import type { Visitor } from './visitors'

export const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const sizes = { desk, phone }

/** Compares the page at both sizes and in both themes, or accepts how it looks now. */
export async function expectPictures(visitor: Visitor, name: string): Promise<void> {
  await expect(visitor.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  for (const [size, viewport] of Object.entries(sizes)) {
    await visitor.page.setViewportSize(viewport)
    for (const theme of ['light', 'dark'] as const) {
      await visitor.page.evaluate((on) => document.documentElement.classList.toggle('dark', on), theme === 'dark')
      await settle(visitor)
      await expectPicture(visitor, `${slug(name)}-${size}-${theme}`)
    }
  }
}

const slug = (name: string) => name.replaceAll(/[^\w/-]+/g, '-')

async function expectPicture(visitor: Visitor, name: string): Promise<void> {
  if (process.env.S4_PICTURES_ACCEPT) return accept(name, await restingPicture(visitor))
  const difference =
    (await compare(name, await takePicture(visitor))) && (await compare(name, await restingPicture(visitor)))
  if (!difference) return
  // The report shows pictures with these endings side by side.
  for (const [ending, body] of Object.entries(difference.pictures))
    await test.info().attach(`${name}-${ending}`, { body, contentType: 'image/png' })
  expect.soft(null, `${name}: ${difference.what}. Meant so? npm run pictures -- accept`).not.toBeNull()
}

/** The first that is the same twice. */
async function restingPicture(visitor: Visitor): Promise<Picture> {
  const end = Date.now() + 10_000
  let before = await takePicture(visitor)
  for (;;) {
    await settle(visitor)
    const after = await takePicture(visitor)
    if (before.pixels.equals(after.pixels) || Date.now() > end) return after
    before = after
  }
}
