import type { ChatEvent, ChatMessage } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import type { OutgoingMessage } from '../sending/use-outbox'

export type Line =
  | { kind: 'day'; key: string; text: string }
  | { kind: 'event'; key: string; event: ChatEvent }
  | { kind: 'message'; key: string; message: ChatMessage }
  | { kind: 'outgoing'; key: string; message: OutgoingMessage }

interface ThreadContent {
  messages: readonly ChatMessage[]
  events: readonly ChatEvent[]
  outgoing: readonly OutgoingMessage[]
  /** Older messages are not loaded, so older events are left out too. */
  hasOlder: boolean
  zone: string
}

/**
 * The lines of a conversation: messages in the order S4 received them, events by their time, unsent messages last, and
 * a line for each day.
 */
export function threadLines({ messages, events, outgoing, hasOlder, zone }: ThreadContent): Line[] {
  const newest = messages.at(-1)?.sequence ?? 0
  const arrived = new Set(messages.map(({ id }) => id))
  const isUnderWay = ({ id, sequence = Infinity }: OutgoingMessage) => !arrived.has(id) && sequence > newest
  const since = hasOlder ? (messages[0]?.sentAt ?? '') : ''
  const waiting = [...events].filter(({ at }) => at >= since)
  const lines: Line[] = []
  let day = ''

  const add = (at: string, line: Line) => {
    const its = localDate(at, zone)
    if (its !== day) lines.push({ kind: 'day', key: `day-${its}-${lines.length}`, text: dateText(its) })
    day = its
    lines.push(line)
  }
  const addEvents = (until: string) => {
    for (let event = waiting[0]; event && event.at <= until; event = waiting[0]) {
      add(event.at, { kind: 'event', key: event.id, event })
      waiting.shift()
    }
  }

  for (const message of messages) {
    addEvents(message.sentAt)
    add(message.sentAt, { kind: 'message', key: message.id, message })
  }
  addEvents('9999')
  for (const message of outgoing)
    if (isUnderWay(message)) add(message.writtenAt, { kind: 'outgoing', key: message.id, message })
  return lines
}
