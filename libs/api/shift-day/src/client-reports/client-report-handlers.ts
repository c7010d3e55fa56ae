import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { clientReport } from './client-report'

export const clientReportHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('clientReports.show', ({ input: { id, ...asked }, actor: { companyId, siteIds } }) =>
    clientReport(db, { companyId, siteIds, clientId: id, now: clock.now(), ...asked }),
  ),
]
