import { apiLinks } from '@s4/links'
import type { PhoneAction } from '@s4/contract'
import { routePath } from '@s4/contract/routes'
import type { FastifyRequest } from 'fastify'
import { type Handler, implement, PHONE_HEADERS, requestAsCaller } from '@s4/api-platform/http'

/** Whose answer the phone reads: the shift pass, and where a position was. The others would be 10 KB each. */
const readAnswers: readonly PhoneAction['name'][] = ['attendance.bookOn', 'attendance.reportPosition']

/** Answers that may be another one the next time: signed out, too many requests, the server's own failures. */
const isForLater = (status: number) => status === 401 || status === 408 || status === 429 || status >= 500

export const phoneQueueHandlers = (): Handler[] => [
  implement('phoneQueue.send', async ({ input: { sentAt, actions }, request }) => {
    const results = []
    for (const action of actions) {
      const result = await take(request, action, sentAt)
      results.push(result)
      if (isForLater(result.status)) break
    }
    return { results }
  }),
]

/** Each action goes through its own endpoint, with its checks, its key and its limits. */
async function take(request: FastifyRequest, { key, name, input, pressedAt, offset }: PhoneAction, sentAt: string) {
  const payload: Record<string, unknown> = { ...input }
  const path = routePath(name).replaceAll(/\{(\w+)\}/g, (_placeholder, part: string) => {
    const value = payload[part]
    delete payload[part]
    return encodeURIComponent(typeof value === 'string' ? value : '')
  })
  const answered = await requestAsCaller(request, {
    url: `${apiLinks.root}${path}`,
    payload,
    headers: {
      'idempotency-key': key,
      [PHONE_HEADERS.pressedAt]: pressedAt,
      [PHONE_HEADERS.sentAt]: sentAt,
      ...(offset !== null && { [PHONE_HEADERS.offset]: String(offset) }),
    },
  })
  const body = answered.json<{ data?: unknown }>()
  const isTaken = answered.statusCode < 400
  return {
    key,
    status: answered.statusCode,
    answer: isTaken ? (readAnswers.includes(name) ? body.data : true) : null,
    failure: isTaken ? null : body,
  }
}
