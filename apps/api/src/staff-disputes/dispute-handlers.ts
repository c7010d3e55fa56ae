import type { Db } from '@s4/db'
import { decideAppeal } from '@s4/api-communication/problems'
import { recordLook, refuseOwnCase } from '@s4/api-identity/staff'
import { decideHours } from '@s4/api-money/hours'
import type { StaffActor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { bothSides } from '@s4/api-platform/notices'
import { disputeDetails } from './dispute-evidence'
import { findDispute, openDisputes } from './dispute-list'

/** What S4's staff decide between a worker and a company (docs/product.md#staff). */
export const disputeHandlers = ({ db, sealer }: Deps): Handler[] => [
  implement('staffDisputes.list', () => openDisputes(db)),

  implement('staffDisputes.show', ({ input: { id }, actor: staff, transact }) =>
    transact(async ({ tx, now }) => {
      const dispute = await findDispute(tx, id)
      await recordLook(tx, {
        staff,
        uids: await bothSides(tx, dispute),
        subject: { kind: 'assignment', id },
        now,
      })
      return disputeDetails(tx, dispute, now)
    }),
  ),

  implement('staffDisputes.decideHours', ({ input, actor: staff, transact }) =>
    transact(async (ctx) => {
      await requireNeutral(ctx.tx, staff, input.id)
      await decideHours(ctx, { ...input, sealer })
      return { done: true } as const
    }),
  ),

  implement('staffDisputes.decideAppeal', ({ input: { id, noShow, reason }, actor: staff, transact }) =>
    transact(async (ctx) => {
      await requireNeutral(ctx.tx, staff, id)
      await decideAppeal(ctx, { assignmentId: id, noShow, reason })
      return { done: true } as const
    }),
  ),
]

/** Throws `record.missing`, `staff.own-case`. */
async function requireNeutral(tx: Db, staff: StaffActor, id: string): Promise<void> {
  await refuseOwnCase(tx, staff, await bothSides(tx, await findDispute(tx, id)))
}
