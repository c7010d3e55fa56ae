import type { Worker } from './on-shift'
import type { Phones } from './phones'

/** What a phone on shift asks in turn: its check calls, a report, where it is. */
export function askOnShift(phones: Phones, { assignmentId, token }: Worker, turn: number) {
  const headers = { 'shift-token': token }
  const path = `/assignments/${assignmentId}`
  if (turn % 3 === 0) return phones.ask({ name: 'check calls', method: 'GET', path: `${path}/check-calls`, headers })
  if (turn % 3 === 1)
    return phones.ask({
      name: 'report',
      method: 'POST',
      path: `${path}/logbook`,
      headers,
      body: { text: 'All quiet.' },
    })
  const position = { lat: 51.5, lng: -0.06, accuracy: 10 }
  const body = { id: assignmentId, position, deviceAt: new Date().toISOString() }
  return phones.ask({ name: 'position', method: 'POST', path: `${path}/location`, headers, body })
}
