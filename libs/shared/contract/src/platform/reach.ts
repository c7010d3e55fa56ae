import { alertChannels } from '@s4/domain/alert-severity'
import { messageFailures } from '@s4/domain/message-failures'
import { parseUkMobile } from '@s4/domain/phone'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, line, Nothing, WallTime } from '../endpoint/shapes'
import { typed } from '../endpoint/typed'

/** One message that was or is to be handed to a service. */
export const SentMessage = z.object({
  id: Id,
  channel: z.enum(alertChannels),
  /** The browser, for a push. */
  device: z.string().nullable(),
  at: Instant,
  state: z.enum(['waiting', 'sent', 'failed']),
  failure: z.enum(messageFailures).nullable(),
})
export type SentMessage = z.infer<typeof SentMessage>

export const QuietHours = z.object({ from: WallTime, to: WallTime })

/** How somebody is told of alerts besides the app. */
export const Reach = z.object({
  email: z.string(),
  /** A number counts once its code was entered. */
  phone: z.object({ number: z.string(), isVerified: z.boolean() }).nullable(),
  /** Whether this S4 sends texts and calls at all. */
  hasPhoneService: z.boolean(),
  /** The public key that a browser subscribes with. */
  pushKey: z.string(),
  devices: z.array(z.object({ id: Id, device: z.string(), createdAt: Instant, isCurrent: z.boolean() })),
  quietHours: QuietHours.nullable(),
  /** The messages of the last test, none before the first. */
  tests: z.array(SentMessage),
})
export type Reach = z.infer<typeof Reach>

/** Where a browser takes pushes. */
export const PushAddress = z.object({
  endpoint: line('The browser gave no address.', 1000),
  p256dh: line('The browser gave no key.', 200),
  auth: line('The browser gave no key.', 100),
})

export const reach = endpoints({
  'reach.show': {
    summary: 'How I am told of alerts: devices, mobile number, quiet hours, and the last test.',
    requires: 'alerts.receive',
    input: Nothing,
    output: Reach,
  },
  'reach.addDevice': {
    summary: 'Let this browser take pushes until this session ends.',
    requires: 'alerts.receive',
    input: PushAddress,
    output: Reach,
  },
  'reach.removeDevice': {
    summary: 'Send no more pushes to one of my devices.',
    requires: 'alerts.receive',
    input: ById,
    output: Reach,
  },
  'reach.savePhone': {
    summary: 'Give a UK mobile number; a code is sent to it.',
    requires: 'alerts.receive',
    input: z.object({ phone: typed(parseUkMobile) }),
    output: Reach,
  },
  'reach.confirmPhone': {
    summary: 'Enter the code that was sent to my mobile number.',
    requires: 'alerts.receive',
    input: z.object({ code: line('Enter the code from the text.', 20) }),
    output: Reach,
  },
  'reach.removePhone': {
    summary: 'Send no more texts and calls to my mobile number.',
    requires: 'alerts.receive',
    input: Nothing,
    output: Reach,
  },
  'reach.saveQuietHours': {
    summary: 'Set when only calls for help may reach me by push, text and call; null for never.',
    requires: 'alerts.receive',
    input: z.object({ quietHours: QuietHours.nullable() }),
    output: Reach,
  },
  'reach.test': {
    summary: 'Send me a test message by every channel.',
    requires: 'alerts.receive',
    input: Nothing,
    output: Reach,
  },
})
