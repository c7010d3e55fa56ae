import { seekerLinks } from '@s4/links'
import type { Push } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { SeekerActor } from '../actor/actor'
import { listDevices, removeDevice, saveDevice } from '../channels/push-devices'
import { pushPublicKey } from '../channels/push-sender'
import type { Deps } from '../deps/deps'
import { type Handler, implement } from '../http/implement'
import { limit } from '../limits/rate-limits'
import { queueMessages } from '../message-queue/message-repository'
import { signal } from '../notices/notify'
import { isPushService } from '../settings/push-services'

/** The devices of a worker that get pushes (docs/product.md#pushes). */
export function pushHandlers(deps: Deps): Handler[] {
  const { settings } = deps
  const pushKey = pushPublicKey(settings)

  const show = async (db: Db, { uid, sessionId }: SeekerActor): Promise<Push> => ({
    pushKey,
    devices: (await listDevices(db, [uid])).map(({ id, device, createdAt, sessionId: of }) => ({
      id,
      device,
      createdAt,
      isCurrent: of === sessionId,
    })),
  })
  const changed = async (tx: Db, actor: SeekerActor): Promise<Push> => {
    await signal(tx, [actor.uid], ['push'])
    return show(tx, actor)
  }

  return [
    implement('push.show', ({ actor }) => show(deps.db, actor)),

    implement('push.addDevice', ({ input, actor, transact }) =>
      transact(async ({ tx, now, record }) => {
        if (!isPushService(input.endpoint, settings.pushServices))
          throw new ApiError('input.invalid', {
            fields: { endpoint: 'This browser uses a push service that S4 does not know.' },
          })
        if (actor.sessionId === null) throw new ApiError('session.required')
        const { uid, sessionId } = actor
        if (!(await saveDevice(tx, { ...input, uid, sessionId, at: now }))) throw new ApiError('record.changed')
        await record({ action: 'push.device-added', subject: { kind: 'account', id: uid } })
        return changed(tx, actor)
      }),
    ),

    implement('push.removeDevice', ({ input: { id }, actor, transact }) =>
      transact(async ({ tx, record }) => {
        if (!(await removeDevice(tx, { uid: actor.uid, id }))) throw new ApiError('record.missing')
        await record({ action: 'push.device-removed', subject: { kind: 'account', id: actor.uid } })
        return changed(tx, actor)
      }),
    ),

    implement('push.test', async ({ actor, request, transact }) => {
      await limit(deps, request, { what: 'test-message', person: actor.uid })
      return transact(async ({ tx, now, record }) => {
        const devices = await listDevices(tx, [actor.uid])
        await queueMessages(
          tx,
          devices.map(({ id, device }) => ({
            uid: actor.uid,
            companyId: null,
            channel: 'push' as const,
            purpose: 'test' as const,
            at: now,
            link: seekerLinks.pushes,
            subscriptionId: id,
            device,
          })),
        )
        await record({ action: 'push.tested', subject: { kind: 'account', id: actor.uid } })
        return changed(tx, actor)
      })
    }),
  ]
}
