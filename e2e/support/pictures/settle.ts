import type { Visitor } from './visitors'

/** Waits until nothing more comes: requests, fonts, pictures, skeletons and changes of the page. */
export async function settle({ page, pending }: Visitor): Promise<void> {
  const end = Date.now() + 20_000
  for (;;) {
    const quiet = await page.evaluate(isQuiet)
    if (quiet === '' && pending.size === 0) return
    if (Date.now() > end) throw new Error(`The page does not come to rest: ${quiet || `${pending.size} requests`}.`)
  }
}

/** What the page is still busy with over two frames; empty when with nothing. Runs in the page. */
async function isQuiet(): Promise<string> {
  let changes = 0
  const watcher = new MutationObserver(() => changes++)
  watcher.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await document.fonts.ready
  await frame()
  await frame()
  await new Promise((resolve) => requestIdleCallback(resolve))
  watcher.disconnect()
  if (changes > 0) return 'it changes'
  if (document.querySelector('[data-written]')) return 'its app has not come'
  if ((window as unknown as { soon: Set<unknown> }).soon.size > 0) return 'it waits a moment'
  const loading = [...document.querySelectorAll('[role="status"]')].find((part) => part.textContent.includes('Loading'))
  if (loading) return 'it loads'
  if (document.querySelector('[aria-busy="true"]')) return 'it is busy'
  if ([...document.images].some((image) => image.loading !== 'lazy' && !image.complete)) return 'a picture loads'
  return ''
}
