import { ApiError } from '@s4/contract/api-error'
import { judgePhoneTime, type PhoneTime } from '@s4/domain/phone-time'
import type { FastifyRequest } from 'fastify'

/** Set by a phone that keeps what it did until it is sent: instants by its clock, and its offset in milliseconds. */
export const PHONE_HEADERS = { pressedAt: 'phone-pressed-at', sentAt: 'phone-sent-at', offset: 'phone-offset' } as const

/**
 * When what this request asks for happened; null without the headers. Throws `input.unreadable` for headers that are
 * no times.
 */
export function phoneTime({ headers }: Pick<FastifyRequest, 'headers'>, receivedAt: Date): PhoneTime | null {
  const [pressed, sent, offset] = [PHONE_HEADERS.pressedAt, PHONE_HEADERS.sentAt, PHONE_HEADERS.offset].map((name) =>
    headers[name]?.toString(),
  )
  if (pressed === undefined || sent === undefined) return null
  const pressedAt = readInstant(pressed)
  const sentAt = readInstant(sent)
  const milliseconds = offset === undefined ? null : Number(offset)
  if (pressedAt === null || sentAt === null || (milliseconds !== null && !Number.isSafeInteger(milliseconds)))
    throw new ApiError('input.unreadable', {
      message: 'Send phone-pressed-at and phone-sent-at as times in UTC. Send phone-offset in whole milliseconds.',
    })
  return judgePhoneTime({ pressedAt, sentAt, offset: milliseconds }, receivedAt.getTime())
}

/** The instant that the phone's clock showed at the press. */
export const pressedAt = ({ headers }: Pick<FastifyRequest, 'headers'>): Date =>
  new Date(String(headers[PHONE_HEADERS.pressedAt]))

// Instants of the years 2000 to 2100 only: anything else is no clock of a phone.
function readInstant(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text)) return null
  const at = Date.parse(text)
  return Number.isNaN(at) || at < Date.UTC(2000) || at > Date.UTC(2100) ? null : at
}
