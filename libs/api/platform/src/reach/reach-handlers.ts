import type { Reach } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { CompanyActor } from '../actor/actor'
import { pushPublicKey } from '../channels/push-sender'
import { isPushService } from '../settings/push-services'
import { listDevices, removeDevice, saveDevice } from '../channels/push-devices'
import type { Deps } from '../deps/deps'
import { type Handler, implement } from '../http/implement'
import { limit } from '../limits/rate-limits'
import { signal } from '../notices/notify'
import { reachRepository } from './reach-repository'
import { sendTest } from './send-test'
import { confirmPhone, sendPhoneCode } from './verify-phone'

export function reachHandlers(deps: Deps): Handler[] {
  const { settings } = deps
  const pushKey = pushPublicKey(settings)
  const hasPhoneService = settings.phone !== null || settings.mode !== 'production'

  const show = async (db: Db, { uid, email, sessionId }: CompanyActor): Promise<Reach> => {
    const reach = reachRepository(db, uid)
    const devices = await listDevices(db, [uid])
    return {
      email,
      ...(await reach.find()),
      hasPhoneService,
      pushKey,
      devices: devices.map(({ id, device, createdAt, sessionId: of }) => ({
        id,
        device,
        createdAt,
        isCurrent: of === sessionId,
      })),
      tests: await reach.lastTest(),
    }
  }
  const changed = async (tx: Db, actor: CompanyActor): Promise<Reach> => {
    await signal(tx, [actor.uid], ['reach', 'onCall'])
    return show(tx, actor)
  }

  return [
    implement('reach.show', ({ actor }) => show(deps.db, actor)),

    implement('reach.addDevice', ({ input, actor, transact }) =>
      transact(async ({ tx, now, record }) => {
        if (!isPushService(input.endpoint, settings.pushServices))
          throw new ApiError('input.invalid', {
            fields: { endpoint: 'This browser uses a push service that S4 does not know.' },
          })
        if (actor.sessionId === null) throw new ApiError('session.required')
        const { uid, sessionId } = actor
        if (!(await saveDevice(tx, { ...input, uid, sessionId, at: now }))) throw new ApiError('record.changed')
        await record({ action: 'reach.device-added', subject: { kind: 'account', id: uid } })
        return changed(tx, actor)
      }),
    ),

    implement('reach.removeDevice', ({ input: { id }, actor, transact }) =>
      transact(async ({ tx, record }) => {
        if (!(await removeDevice(tx, { uid: actor.uid, id }))) throw new ApiError('record.missing')
        await record({ action: 'reach.device-removed', subject: { kind: 'account', id: actor.uid } })
        return changed(tx, actor)
      }),
    ),

    implement('reach.savePhone', async ({ input: { phone }, actor, request, transact }) => {
      await limit(deps, request, { what: 'phone-code', person: actor.uid })
      await limit(deps, request, { what: 'phone-number', person: phone })
      return transact(async (ctx) => {
        await sendPhoneCode(ctx, deps, phone)
        return changed(ctx.tx, actor)
      })
    }),

    implement('reach.confirmPhone', ({ input: { code }, actor, transact }) =>
      transact(async (ctx) => (await confirmPhone(ctx, deps, code)) ?? changed(ctx.tx, actor)),
    ),

    implement('reach.removePhone', ({ actor, transact }) =>
      transact(async ({ tx, record }) => {
        await reachRepository(tx, actor.uid).removePhone()
        await record({ action: 'reach.phone-removed', subject: { kind: 'account', id: actor.uid } })
        return changed(tx, actor)
      }),
    ),

    implement('reach.saveQuietHours', ({ input: { quietHours }, actor, transact }) =>
      transact(async ({ tx, record }) => {
        await reachRepository(tx, actor.uid).saveQuietHours(quietHours)
        await record({ action: 'reach.quiet-hours-set', subject: { kind: 'account', id: actor.uid } })
        return changed(tx, actor)
      }),
    ),

    implement('reach.test', async ({ actor, request, transact }) => {
      await limit(deps, request, { what: 'test-message', person: actor.uid })
      return transact(async (ctx) => {
        await sendTest(ctx)
        return changed(ctx.tx, actor)
      })
    }),
  ]
}
