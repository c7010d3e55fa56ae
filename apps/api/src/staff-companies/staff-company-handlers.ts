import { recordLook, refuseOwnCase } from '@s4/api-identity/staff'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { listMemberUids } from '@s4/api-platform/notices'
import {
  companiesNamed,
  companiesToVet,
  companyToVet,
  decideCompany,
  decideDeclaration,
} from '@s4/api-profiles/vetting'
import { stopNewWork } from './stop-new-work'

/** What S4's staff find out about companies and decide (docs/product.md#vetting). */
export const staffCompanyHandlers = ({ db }: Deps): Handler[] => [
  implement('staffCompanies.list', ({ input: { name } }) =>
    name === undefined ? companiesToVet(db) : companiesNamed(db, name),
  ),

  implement('staffCompanies.show', ({ input: { id }, actor: staff, transact }) =>
    transact(async ({ tx, now }) => {
      const company = await companyToVet(tx, id)
      await recordLook(tx, { staff, uids: await listMemberUids(tx, id), subject: { kind: 'company', id }, now })
      return company
    }),
  ),

  implement('staffCompanies.decideDeclaration', ({ input: { id, ...decision }, actor: staff, transact }) =>
    transact(async (ctx) => {
      await refuseOwnCase(ctx.tx, staff, await listMemberUids(ctx.tx, id))
      await decideDeclaration(ctx, { companyId: id, ...decision })
      return companyToVet(ctx.tx, id)
    }),
  ),

  implement('staffCompanies.decide', ({ input: { id, decision, reason, before }, actor: staff, transact }) =>
    transact(async (ctx) => {
      await refuseOwnCase(ctx.tx, staff, await listMemberUids(ctx.tx, id))
      await decideCompany(ctx, { companyId: id, decision, reason, seen: before })
      if (decision === 'refused' || decision === 'struckOff') await stopNewWork(ctx, id)
      return companyToVet(ctx.tx, id)
    }),
  ),
]
