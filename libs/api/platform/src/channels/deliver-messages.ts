import type { MessageFailure } from '@s4/domain/message-failures'
import { signalAll } from '../notices/notify'
import type { Deps } from '../deps/deps'
import type { DueWork } from '../sweep/due'
import { inTraceOf } from '../tracing/in-trace-of'
import type { Channels, HandedOver } from './channel'
import {
  claimMessages,
  countPhoneMessages,
  settleMessages,
  type ClaimedMessage,
  type Result,
} from '../message-queue/message-repository'
import { messageWords } from './message-words'
import { phoneSender } from './phone-sender'
import { removeGoneDevices } from './push-devices'
import { pushSender } from './push-sender'

/** Sent at the same time. */
const BATCH_SIZE = 50
const MAX_PUSH_TRIES = 3
const PUSH_RETRY_MS = 10_000
/** An alert that could not be delivered for so long helps nobody. */
const ALERT_KEPT_SECONDS = 15 * 60
const NOTICE_KEPT_SECONDS = 12 * 60 * 60
/** A message still claimed after so many tries has ended its process each time. */
const MAX_TRIES = 5

/** The most texts and calls in 24 hours. */
export const MAX_A_DAY = { person: 20, company: 300 }

/** What this server sends with: the provider of its settings, or nothing but the outbox of development. */
export function channelsFrom({ settings }: Pick<Deps, 'settings'>): Channels {
  const outbox = settings.mode === 'production' ? 'off' : null
  return {
    push: pushSender(settings),
    phone: settings.phone ? phoneSender(settings.phone) : () => Promise.resolve(outbox),
  }
}

/** Hands over what waits, many at a time and each once; a result is stored before more is taken. */
export async function deliverDueMessages(deps: Deps, now: Date, channels: Channels): Promise<void> {
  for (;;) {
    const claimed = await claimMessages(deps.db, now, BATCH_SIZE)
    if (claimed.length === 0) return
    const limited = await overLimit(deps, claimed, now)
    const results = await Promise.all(
      claimed.map(async (message): Promise<Result> => {
        const failure = limited.get(message.id) ?? (await send(deps, message, channels))
        return { id: message.id, failure, retryAt: retryTime(message, failure, now) }
      }),
    )
    await store(deps, { claimed, results, now })
  }
}

export const deliverMessages: DueWork = (deps, now) => deliverDueMessages(deps, now, channelsFrom(deps))

const send = (deps: Deps, message: ClaimedMessage, channels: Channels): Promise<HandedOver> =>
  inTraceOf({ name: `send ${message.channel}`, traceParent: message.traceParent, log: deps.log }, async ({ log }) => {
    const failure = await handOver(deps, message, channels)
    const about = { message: message.id, channel: message.channel }
    if (failure === null) log.info(about, 'a message was handed over')
    else if (failure === 'unreachable' || failure === 'refused')
      log.warn({ ...about, failure }, 'a message was not handed over')
    return failure
  })

async function handOver(deps: Deps, message: ClaimedMessage, channels: Channels): Promise<HandedOver> {
  const { channel, purpose, kind, link, inSecret, endpoint, p256dh, auth, phone, isPhoneVerified } = message
  if (message.isOver) return 'not-needed'
  if (message.tries > MAX_TRIES) return 'unreachable'
  if (channel === 'push') {
    if (endpoint === null || p256dh === null || auth === null) return 'device-gone'
    return channels.push({
      endpoint,
      p256dh,
      auth,
      payload: { kind: kind ?? purpose, link: link ?? '/', ...(inSecret && { inSecret }) },
      keptSeconds: purpose === 'notice' ? NOTICE_KEPT_SECONDS : ALERT_KEPT_SECONDS,
    })
  }
  if (phone === null || (!isPhoneVerified && purpose !== 'code')) return 'no-number'
  const code = message.codeSealed && deps.sealer.open(message.codeSealed, 'outgoing_message.code_sealed', message.id)
  if (purpose === 'code' && !code) return 'not-needed'
  return channels.phone({
    channel,
    number: phone,
    words: messageWords(deps.settings, { channel, purpose, kind, link, inSecret, code }),
  })
}

/** Asking for help is held back only by the company's limit. */
async function overLimit({ db }: Deps, claimed: readonly ClaimedMessage[], now: Date) {
  const phoned = claimed.filter(({ channel }) => channel !== 'push')
  const over = new Map<string, MessageFailure>()
  if (phoned.length === 0) return over
  const sent = new Map(await countPhoneMessages(db, phoned, now))
  const take = (who: string, most: number) => {
    const before = sent.get(who) ?? 0
    if (before < most) sent.set(who, before + 1)
    return before < most
  }
  for (const { id, uid, companyId, kind, isOver } of phoned) {
    if (isOver) continue
    if (kind !== 'help' && !take(uid, MAX_A_DAY.person)) over.set(id, 'person-limit')
    else if (companyId !== null && !take(companyId, MAX_A_DAY.company)) over.set(id, 'company-limit')
  }
  return over
}

const retryTime = ({ channel, tries }: ClaimedMessage, failure: HandedOver, now: Date): Date | null =>
  channel === 'push' && failure === 'unreachable' && tries < MAX_PUSH_TRIES
    ? new Date(now.getTime() + PUSH_RETRY_MS)
    : null

interface Batch {
  claimed: readonly ClaimedMessage[]
  results: readonly Result[]
  now: Date
}

async function store({ db, settings }: Deps, { claimed, results, now }: Batch): Promise<void> {
  const gone = claimed.filter((_message, index) => results[index]?.failure === 'device-gone')
  await db.transaction(async (tx) => {
    await settleMessages(tx, results, { now, keepCodes: settings.mode !== 'production' && settings.phone === null })
    await removeGoneDevices(
      tx,
      gone.flatMap(({ subscriptionId }) => subscriptionId ?? []),
    )
    await signalAll(tx, [{ to: claimed.map(({ uid }) => uid), resources: ['reach', 'alerts'] }])
  })
}
