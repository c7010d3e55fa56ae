import { chromium } from '@playwright/test'
import { agreeShift } from '../support/work/agree-shift'
import { filmCode } from '../support/work/film-code'
import { expect, test } from '../support/journey'
import { signIn } from '../support/people'
import { confirmBookOn } from '../support/screens/seeker'
import { urlOn } from '../support/stack'

test('a worker books on by scanning the site’s QR code with the camera', async ({ baseURL: _served }, testInfo) => {
  const { seeker, pin, link, code } = await agreeShift()
  const film = testInfo.outputPath('wall.y4m')
  filmCode(link, film)
  const { launchOptions, locale = 'en-GB', timezoneId = 'Europe/London' } = testInfo.project.use
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions?.args ?? []), ...camera] })
  try {
    const page = await browser.newPage({ locale, timezoneId, permissions: ['camera'] })
    await signIn(page, seeker)
    await page.goto(urlOn('seeker', '/User-MyWorkAssignedBook'))

    await page.getByLabel('Shift PIN').fill(pin)
    await page.getByRole('button', { name: 'Scan the QR code' }).click()
    await expect(page.getByLabel('Code at the site', { exact: true })).toHaveValue(code)

    await confirmBookOn(page)
  } finally {
    await browser.close()
  }
})
