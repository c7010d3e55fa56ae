import type { BrowserContext } from '@playwright/test'

const REFUSED = 'The content policy refused'

/**
 * Collects what the pages of a browser throw and what their content policy refuses. Chromium does not write every
 * refusal to the console.
 */
export async function watchPages(context: BrowserContext): Promise<string[]> {
  const faults: string[] = []
  context.on('weberror', (error) => faults.push(error.error().message))
  context.on('console', (message) => {
    if (message.text().startsWith(REFUSED)) faults.push(message.text())
  })
  await context.addInitScript((refused) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) =>
      console.error(`${refused} ${blockedURI} by ${violatedDirective}: ${sample} in ${sourceFile}`),
    )
  }, REFUSED)
  return faults
}
