import { recordLook, refuseOwnCase } from '@s4/api-identity/staff'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { decideDataRequest, extendDataRequest } from './answer-data-request'
import { dataRequestsWaiting, lockDataRequest } from './staff-data-requests'

/** Data-protection requests, as S4's staff answer them. */
export const staffDataRequestHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('staffDataRequests.list', () => dataRequestsWaiting(db, clock.now())),

  implement('staffDataRequests.show', ({ input: { id }, actor: staff, transact }) =>
    transact(async ({ tx, now }) => {
      const request = await lockDataRequest(tx, id, now)
      await recordLook(tx, { staff, uids: [request.uid], subject: { kind: 'data-request', id }, now })
      return request
    }),
  ),

  implement('staffDataRequests.extend', ({ input: { id, reason }, actor: staff, transact }) =>
    transact(async (ctx) => {
      const request = await lockDataRequest(ctx.tx, id, ctx.now)
      await refuseOwnCase(ctx.tx, staff, [request.uid])
      await extendDataRequest(ctx, { request, reason })
      return lockDataRequest(ctx.tx, id, ctx.now)
    }),
  ),

  implement('staffDataRequests.decide', ({ input: { id, decision, reason }, actor: staff, transact }) =>
    transact(async (ctx) => {
      const request = await lockDataRequest(ctx.tx, id, ctx.now)
      await refuseOwnCase(ctx.tx, staff, [request.uid])
      await decideDataRequest(ctx, { request, decision, reason })
      return lockDataRequest(ctx.tx, id, ctx.now)
    }),
  ),
]
