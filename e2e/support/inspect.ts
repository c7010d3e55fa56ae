import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified file is less than half of what each screen would be sent otherwise. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Fault {
  help: string
  where: string
}

/** Fails unless a loaded screen has its title as the only `h1` and no accessibility fault in either theme. */
export async function inspect(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoFaults(page)
}

/** Fails on an accessibility fault of the page, or of the part that the selector names, in either theme. */
export async function expectNoFaults(page: Page, within = 'html'): Promise<void> {
  // Evaluated by the debugger, to which the page's content policy does not apply.
  await page.evaluate(axeSource)
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), theme === 'dark')
    expect(await listFaults(page, within, theme), `in the ${theme} theme`).toEqual([])
  }
}

/** The dark theme changes only colours, so only the rules about colours are checked again. */
const themeRules = { light: {}, dark: { runOnly: ['color-contrast', 'link-in-text-block'] } }

const listFaults = (page: Page, within: string, theme: 'light' | 'dark') =>
  page.evaluate(
    async ({ within, rules }): Promise<Fault[]> => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, {
        resultTypes: ['violations'],
        ...rules,
      })
      return violations.flatMap(({ help, nodes }) =>
        nodes.map(({ html, failureSummary }) => ({
          help: `${help}. ${failureSummary ?? ''}`,
          where: `${html.slice(0, 200)} … ${html.length}`,
        })),
      )
    },
    { within, rules: themeRules[theme] },
  )

/** Collects the errors a page logs from now on, except the browser's own messages about refused requests. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  return errors
}
