import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession } from 'playwright'

const EVERY_MS = 250

/**
 * Keeps what a phone shows every 250 ms in the folder that `folder` names, until it is stopped; nothing while that is
 * null. The names are the milliseconds since the folder's first picture.
 */
export async function film(tools: CDPSession, folder: () => string | null): Promise<() => void> {
  let shown: Buffer | null = null
  let [into, since]: [string | null, number] = [null, 0]
  // The browser hands over what it has drawn; asking for a picture would make the page draw one more.
  tools.on('Page.screencastFrame', ({ data, sessionId }) => {
    shown = Buffer.from(data, 'base64')
    tools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await tools.send('Page.startScreencast', { format: 'jpeg', quality: 50 })
  const timer = setInterval(() => {
    const now = folder()
    if (now !== into) [into, since] = [now, Date.now()]
    if (!into || !shown) return
    mkdirSync(into, { recursive: true })
    const place = Math.round((Date.now() - since) / EVERY_MS) * EVERY_MS
    writeFileSync(join(into, `${String(place).padStart(6, '0')}.jpg`), shown)
  }, EVERY_MS)
  return () => clearInterval(timer)
}
