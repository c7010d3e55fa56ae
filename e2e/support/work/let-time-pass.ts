import type { Page } from '@playwright/test'

/** Moves one assignment back in time, as if the minutes had passed, without moving the clock. */
export async function letTimePass(page: Page, assignmentId: string, minutes: number): Promise<void> {
  const passed = await page.evaluate(
    async (body) => {
      const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
      const { uid } = JSON.parse(localStorage.getItem('user') ?? '{}') as { uid?: string }
      const headers = {
        'content-type': 'application/json',
        'firebase-id': uid ?? '',
        'x-xsrf-token': decodeURIComponent(cookie('XSRF-TOKEN')),
      }
      const response = await fetch('/api/dev/shift', { method: 'POST', headers, body: JSON.stringify(body) })
      return response.ok ? '' : response.text()
    },
    { assignmentId, minutes },
  )
  if (passed) throw new Error(`Time did not pass: ${passed}`)
}
