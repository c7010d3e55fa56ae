import type { Page } from '@playwright/test'

/**
 * Waits until the app has taken the place of the page that the server wrote: for what only the app can do, such as
 * dragging, and before the network goes away.
 */
export const appStands = (page: Page): Promise<void> => page.locator('#root:not([data-written])').waitFor()
