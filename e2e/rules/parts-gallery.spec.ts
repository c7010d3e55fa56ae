import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { expectNoFaults, inspect, listenForErrors } from '../support/inspect'
import { expect, test } from '../support/journey'

const configFile = fileURLToPath(new URL('../../libs/web/design/gallery/vite.config.ts', import.meta.url))

test('every part of the gallery is accessible in both themes', async ({ page }) => {
  const outDir = mkdtempSync(join(tmpdir(), 's4-gallery-'))
  await build({ configFile, logLevel: 'error', build: { outDir } })
  const gallery = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { port: 0 } })
  try {
    const address = gallery.resolvedUrls?.local[0] ?? ''
    const errors = listenForErrors(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await inspect(page, /.+/)
    const parts = await page.getByRole('navigation', { name: 'Parts' }).getByRole('link').allInnerTexts()
    expect(parts).toContain('ui/controls')

    for (const part of parts) {
      await test.step(part, async () => {
        await page.goto(`${address}?part=${encodeURIComponent(part)}`)
        const isModal = part.endsWith('Modal')
        await expect(isModal ? page.getByRole('dialog') : page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        // Everything behind an open dialog is hidden from screen readers.
        await expectNoFaults(page, isModal ? '[role=dialog]' : 'html')
      })
    }
    expect(errors).toEqual([])
  } finally {
    await gallery.close()
    rmSync(outDir, { recursive: true })
  }
})
