import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession } from 'playwright'

const EVERY_MS = 250

/** Keeps what a phone shows every 250 ms in a folder, until it is stopped. The names are milliseconds. */
export async function film(tools: CDPSession, folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  let shown: Buffer | null = null
  // The browser hands over what it has drawn; asking for a picture would make the page draw one more.
  const keep = ({ data, sessionId }: { data: string; sessionId: number }) => {
    shown = Buffer.from(data, 'base64')
    tools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  }
  tools.on('Page.screencastFrame', keep)
  await tools.send('Page.startScreencast', { format: 'jpeg', quality: 50 })
  let at = 0
  const timer = setInterval(() => {
    if (shown) writeFileSync(join(folder, `${String(at).padStart(6, '0')}.jpg`), shown)
    at += EVERY_MS
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    tools.off('Page.screencastFrame', keep)
    await tools.send('Page.stopScreencast')
  }
}
