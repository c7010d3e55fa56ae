import type { ChatEvent, ChatMessage } from '@s4/contract'
import { describe, expect, it } from 'vitest'
import { threadLines, type Line } from './thread-lines'
import type { OutgoingMessage } from '../sending/use-outbox'

const said = (sequence: number, sentAt: string): ChatMessage => ({
  id: `m${sequence}`,
  sequence,
  sentAt,
  senderUid: 'sam',
  side: 'seeker',
  text: `Message ${sequence}`,
  pictures: [],
  erased: false,
})
const happened = (kind: ChatEvent['kind'], at: string): ChatEvent => ({ id: kind, kind, at, shift: null, note: '' })
const unsent = (change: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: 'u1',
  conversationId: 'c',
  text: 'UnsentMessage',
  pictures: [],
  writtenAt: '2026-11-21T12:00:00.000Z',
  state: 'waiting',
  ...change,
})

const briefly = (line: Line) => {
  if (line.kind === 'day') return line.text
  return line.kind === 'event' ? line.event.kind : line.message.id
}
const lines = (change: Partial<Parameters<typeof threadLines>[0]>) =>
  threadLines({ messages: [], events: [], outgoing: [], hasOlder: false, zone: 'Europe/London', ...change }).map(
    briefly,
  )

const MORNING = '2026-11-21T09:00:00.000Z'
const NOON = '2026-11-21T12:00:00.000Z'

describe('the lines of a conversation', () => {
  it.each<[string, Partial<Parameters<typeof threadLines>[0]>, string[]]>([
    ['are none where nothing was said', {}, []],
    [
      'hold what happened by its time',
      {
        messages: [said(1, MORNING), said(2, NOON)],
        events: [happened('applied', '2026-11-21T08:00:00.000Z'), happened('offered', '2026-11-21T10:00:00.000Z')],
      },
      ['Sat 21 Nov 2026', 'applied', 'm1', 'offered', 'm2'],
    ],
    [
      'begin each day with its date, by the clock at the site',
      { messages: [said(1, '2026-07-01T22:30:00.000Z'), said(2, '2026-07-01T23:30:00.000Z')] },
      ['Wed 1 Jul 2026', 'm1', 'Thu 2 Jul 2026', 'm2'],
    ],
    [
      'leave out what happened before the first message loaded',
      {
        messages: [said(31, NOON)],
        events: [happened('applied', MORNING), happened('bookedOn', '2026-11-21T13:00:00.000Z')],
        hasOlder: true,
      },
      ['Sat 21 Nov 2026', 'm31', 'bookedOn'],
    ],
    [
      'end with what is not sent',
      { messages: [said(1, MORNING)], outgoing: [unsent()] },
      ['Sat 21 Nov 2026', 'm1', 'u1'],
    ],
    [
      'show a sent message once it has come back only there',
      { messages: [said(1, MORNING)], outgoing: [unsent({ id: 'm1', state: 'sent', sequence: 1 })] },
      ['Sat 21 Nov 2026', 'm1'],
    ],
    [
      'show no sent message again when newer ones have pushed it out',
      { messages: [said(8, MORNING)], outgoing: [unsent({ state: 'sent', sequence: 3 })] },
      ['Sat 21 Nov 2026', 'm8'],
    ],
    [
      'keep a sent message until it comes back',
      { messages: [said(1, MORNING)], outgoing: [unsent({ state: 'sent', sequence: 2 })] },
      ['Sat 21 Nov 2026', 'm1', 'u1'],
    ],
  ])('%s', (_name, change, expected) => {
    expect(lines(change)).toEqual(expected)
  })
})
