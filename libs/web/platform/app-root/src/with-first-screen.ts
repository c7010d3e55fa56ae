import { pictureWait } from '@s4/ui/written'

/**
 * Loads what stands above every screen. Where the server sent answers but could not write the page in time, the first
 * screen waits for it.
 */
export const withFirstScreen = (load: () => Promise<unknown>) => ({
  loader: async () => {
    const wait = pictureWait()
    if (wait) await Promise.race([load().catch(() => undefined), wait])
    return null
  },
  shouldRevalidate: () => false,
})
