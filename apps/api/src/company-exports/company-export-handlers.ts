import { ApiError } from '@s4/contract/api-error'
import { v7 as uuid } from 'uuid'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { limit } from '@s4/api-platform/limits'
import { companyExportRepository } from './company-export-repository'

/** Exports of everything of a company (docs/product.md#company-export). */
export const companyExportHandlers = (deps: Deps): Handler[] => [
  implement('companyExports.list', ({ actor: { companyId } }) =>
    companyExportRepository(deps.db).list(companyId, deps.clock.now()),
  ),

  implement('companyExports.create', async ({ actor: { uid, companyId }, request, transact }) => {
    await limit(deps, request, { what: 'export', person: uid })
    return transact(async (ctx) => {
      const exports = companyExportRepository(ctx.tx)
      const id = uuid()
      if (await exports.insert({ id, companyId, uid, now: ctx.now }))
        await ctx.record({
          action: 'company.export-asked',
          subject: { kind: 'company-export', id },
          companyId,
          signals: [{ to: [uid], resources: ['companyExports'] }],
        })
      const asked = await exports.underWay(companyId)
      if (!asked) throw new ApiError('record.changed')
      return asked
    })
  }),
]
