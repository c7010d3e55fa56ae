import { recordLook, refuseOwnCase } from '@s4/api-identity/staff'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { decideReport, reportedUids } from './decide-report'
import { lockReport, reportDetails, reportsDecided, reportsWaiting } from './staff-reports'

/** Reported people, as S4's staff read and decide (docs/product.md#reported-people). */
export const staffReportHandlers = (deps: Deps): Handler[] => [
  implement('staffReports.list', ({ input: { state } }) =>
    state === 'waiting' ? reportsWaiting(deps.db) : reportsDecided(deps.db),
  ),

  implement('staffReports.show', ({ input: { id }, actor: staff, transact }) =>
    transact(async (ctx) => {
      const { tx, now } = ctx
      const report = await lockReport(tx, id)
      const uids = [report.byUid, ...(await reportedUids(ctx, report))]
      await recordLook(tx, { staff, uids, subject: { kind: 'report', id }, now })
      return reportDetails(deps, tx, id)
    }),
  ),

  implement('staffReports.decide', ({ input: { id, before, ...decision }, actor: staff, transact }) =>
    transact(async (ctx) => {
      const report = await lockReport(ctx.tx, id)
      await refuseOwnCase(ctx.tx, staff, [report.byUid, ...(await reportedUids(ctx, report))])
      await decideReport(ctx, { report, before, ...decision })
      return reportDetails(deps, ctx.tx, id)
    }),
  ),
]
