import type { Page } from '@playwright/test'

/** The fields that somebody types into, chooses or ticks on a page from now on, on every site. */
export async function countFields(page: Page): Promise<ReadonlySet<string>> {
  const filled = new Set<string>()
  await page.exposeFunction('fieldFilled', (field: string) => void filled.add(field))
  await page.addInitScript(() => {
    const onInput = ({ target }: Event) => {
      if (!(
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement
      ))
        return
      const { fieldFilled } = window as unknown as { fieldFilled: (field: string) => void }
      fieldFilled(`${location.pathname}: ${target.labels?.[0]?.textContent ?? target.name}`)
    }
    addEventListener('input', onInput, true)
  })
  return filled
}
