import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

interface Fault {
  help: string
  where: string
}

/** Fails unless a screen has come to rest with its title as the only `h1` and no accessibility fault, light and dark. */
export async function inspect(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // By the debugger, which the page's content policy does not bind.
  await page.evaluate(axe.source)
  for (const dark of [false, true]) {
    await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark)
    expect(await faultsOf(page), dark ? 'in the dark theme' : 'in the light theme').toEqual([])
  }
}

const faultsOf = (page: Page) =>
  page.evaluate(async (): Promise<Fault[]> => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ help, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({
        help: `${help}. ${failureSummary ?? ''}`,
        where: `${html.slice(0, 200)} … ${html.length}`,
      })),
    )
  })

/** What a page has written to its console as an error since it was called, but for the browser's own word on refused requests. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  return errors
}
