import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'

/** No thumb is faster: from seeing something to touching it, and from key to key. */
const TO_A_TAP_MS = 250
const TO_A_KEY_MS = 120

/** How somebody uses the phone: after a moment for looking, or at once. */
export interface Hands {
  /** Goes to an address, and waits until the app stands in the place of what the server wrote. */
  open: (page: Page, address: string) => Promise<void>
  tap: (part: Locator) => Promise<void>
  type: (field: Locator, text: string) => Promise<void>
  choose: (field: Locator, label: string) => Promise<void>
}

/** Of somebody who waits for nothing, the touch comes as soon as there is something to touch. */
export function handsOf({ patient }: { patient: boolean }): Hands {
  const tap = async (part: Locator) => {
    await part.waitFor()
    if (patient) await pause(TO_A_TAP_MS)
    await part.tap()
  }
  return {
    open: async (page, address) => {
      await page.goto(address, { waitUntil: 'commit' })
      if (patient) await page.locator('#root:not([data-written]) > *').first().waitFor()
    },
    tap,
    type: async (field, text) => {
      await tap(field)
      await field.pressSequentially(text, { delay: TO_A_KEY_MS })
    },
    choose: async (field, label) => {
      await field.waitFor()
      // A choice from the phone's own list is no event of the page; a key is.
      await field.press('ArrowDown')
      await field.selectOption({ label })
    },
  }
}
