/** Whether this is the server, which writes the page. */
export const isServer = (): boolean => typeof document === 'undefined'

/** Whether the page that the server wrote still stands where the app will. */
export const isWritten = (): boolean => document.getElementById('root')?.dataset.written !== undefined

/** Whether the server sent answers with a page that it did not write. */
export const isAnswered = (): boolean => !isServer() && !isWritten() && document.getElementById('answers') !== null

const MOST_MS = 1500
let over: Promise<void> | null | undefined

/**
 * The most that the first screen of an answered page waits for what belongs to its picture, which would push it down
 * when it came later; null when it waits no more, and on other pages.
 */
export function pictureWait(): Promise<void> | null {
  if (over === undefined && isAnswered())
    over = new Promise((resolve) => {
      setTimeout(() => {
        over = null
        resolve()
      }, MOST_MS)
    })
  return over ?? null
}
