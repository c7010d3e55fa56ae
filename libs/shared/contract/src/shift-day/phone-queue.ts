import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Id, Instant } from '../endpoint/shapes'

/** What a phone may keep without a signal. */
export const phoneActions = [
  'attendance.bookOn',
  'attendance.break',
  'attendance.bookOff',
  'attendance.reportPosition',
  'attendance.shareLocation',
  'checkCalls.answer',
  'checkCalls.confirm',
  'alerts.askForHelp',
  'logbook.create',
  'patrols.scan',
  'patrols.cutShort',
  'handovers.confirm',
  'counters.press',
  'counters.reset',
] as const

export const PhoneAction = z.object({
  /** As the `Idempotency-Key` of one call: the same action is never taken twice. */
  key: z.uuid(),
  name: z.enum(phoneActions),
  input: z.record(z.string(), z.unknown()).and(z.object({ id: Id })),
  /** By the phone's clock. */
  pressedAt: Instant,
  /** The server's clock minus the phone's when they last spoke before the press, in milliseconds. */
  offset: z.number().int().nullable(),
})
export type PhoneAction = z.infer<typeof PhoneAction>

export const phoneQueue = endpoints({
  'phoneQueue.send': {
    summary:
      'Send what the phone kept without a signal, in order. Each action is answered as by its own endpoint; ' +
      'the first that cannot be answered now ends the list. Of most answers only `true` is returned.',
    requires: 'shift.work',
    input: z.object({ sentAt: Instant, actions: z.array(PhoneAction).min(1).max(50) }),
    output: z.object({
      results: z.array(
        z.object({ key: z.string(), status: z.number().int(), answer: z.unknown(), failure: z.unknown() }),
      ),
    }),
  },
})
