import type { Page } from '@playwright/test'

/** Lets time go by for one piece of this page's person's work; everybody else's clock goes on. */
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
