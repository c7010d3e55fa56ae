import { companyLinks } from '@s4/links'
import type { CompanyActor } from '../actor/actor'
import { type NewMessage, queueMessages } from '../message-queue/message-repository'
import { listDevices } from '../channels/push-devices'
import type { CommandContext } from '../commands/command-context'
import { queueNoticeMails } from '../mail-queue/mail-repository'
import { reachRepository } from './reach-repository'

/** Queues a message by each channel; what has no device or number says so at once. */
export async function sendTest({ tx, actor: { uid, companyId }, now, record }: CommandContext<CompanyActor>) {
  const { phone } = await reachRepository(tx, uid).find()
  const devices = await listDevices(tx, [uid])
  const [mail] = await queueNoticeMails(tx, [
    {
      uid,
      at: now,
      urgent: true,
      subject: 'This is a test',
      body: 'Alerts reach you at this address.',
      link: companyLinks.ownReach,
      about: null,
    },
  ])
  const message = { uid, companyId, purpose: 'test' as const, at: now, link: companyLinks.ownReach }
  const byPhone = phone?.isVerified ? {} : { failure: 'no-number' as const }
  await queueMessages(tx, [
    ...devices.map(({ id, device }): NewMessage => ({ ...message, channel: 'push', subscriptionId: id, device })),
    ...(devices.length === 0 ? [{ ...message, channel: 'push' as const, failure: 'no-device' as const }] : []),
    { ...message, channel: 'text', ...byPhone },
    { ...message, channel: 'call', ...byPhone },
    { ...message, channel: 'mail', ...(mail && { mailId: mail.id }) },
  ])
  await record({ action: 'reach.tested', subject: { kind: 'account', id: uid } })
}
