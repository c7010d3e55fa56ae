import type { Page } from '@playwright/test'
import { appStands } from '../app-stands'
import { readIdToken } from '../identity'
import type { Person } from '../people'
import { requestServer } from '../request-server'

/** Moves one assignment back in time, as if the minutes had passed, without moving the clock. */
export async function letTimePass(page: Page, assignmentId: string, minutes: number): Promise<void> {
  // What the person is stored as comes with the app.
  await appStands(page)
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

/** The same on the server alone, for a worker whose phone has no network. */
export async function letTimePassOnServer(person: Person, assignmentId: string, minutes: number): Promise<void> {
  const { status, body } = await requestServer({
    method: 'POST',
    path: '/api/dev/shift',
    body: { assignmentId, minutes },
    headers: { authorization: `Bearer ${await readIdToken(person)}`, 'firebase-id': person.uid },
  })
  if (status !== 200) throw new Error(`Time did not pass: ${JSON.stringify(body)}`)
}
