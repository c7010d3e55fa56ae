import type { AlertKind, Severity } from '@s4/domain/alert-severity'
import { channelsOf } from '@s4/domain/alert-severity'
import { isQuiet, onCallClock } from '@s4/domain/on-call'
import { type NewMessage, queueMessages } from '@s4/api-platform/message-queue'
import type { CommandContext } from '@s4/api-platform/commands'
import { queueNoticeMails } from '@s4/api-platform/mail-queue'
import { waysToReach, type WaysToReach } from '@s4/api-platform/reach'

export interface AlertToTell {
  id: string
  companyId: string
  kind: AlertKind
  severity: Severity
  title: string
  body: string
  link: string
}

interface Step {
  step: number
  uids: readonly string[]
}

/** Queues a message to each of these people by every channel of the alert, and says what cannot be sent. */
export async function tellPeople({ tx, now }: CommandContext, alert: AlertToTell, { step, uids }: Step): Promise<void> {
  const { id: alertId, companyId, kind, severity, title, body, link } = alert
  const channels = channelsOf[severity]
  const ways = await waysToReach(tx, uids)
  const mails = await queueNoticeMails(
    tx,
    uids.map((uid) => ({ uid, at: now, subject: title, body, link, about: null, urgent: true as const })),
  )
  const { time } = onCallClock(now)
  const message = { companyId, purpose: 'alert' as const, at: now, alertId, step, kind, link }

  await queueMessages(
    tx,
    uids.flatMap((uid) => {
      const reached = ways.get(uid) ?? { hasPhone: false, quietHours: null, devices: [] }
      const quiet = kind !== 'help' && isQuiet(reached.quietHours, time)
      const mailId = mails.find((mail) => mail.uid === uid)?.id
      return channels.flatMap((channel): NewMessage[] => {
        if (channel === 'mail') return [{ ...message, uid, channel, ...(mailId && { mailId }) }]
        if (quiet) return [{ ...message, uid, channel, failure: 'quiet-hours' }]
        return channel === 'push'
          ? pushes({ ...message, uid, channel }, reached)
          : [{ ...message, uid, channel, ...(!reached.hasPhone && { failure: 'no-number' }) }]
      })
    }),
  )
}

const pushes = (message: NewMessage, { devices }: WaysToReach): NewMessage[] =>
  devices.length === 0
    ? [{ ...message, failure: 'no-device' }]
    : devices.map(({ id, device }) => ({ ...message, subscriptionId: id, device }))
