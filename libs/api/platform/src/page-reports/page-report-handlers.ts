import { metrics } from '@opentelemetry/api'
import type { Deps } from '../deps/deps'
import { implement } from '../http/implement'
import { limit } from '../limits/rate-limits'
import { insertPageReport } from './page-report-repository'

/** A report of the most measures is half of it. */
const MAX_BYTES = 4096

/** Takes what browsers tell about pages. Nothing of the person is kept: no session, address or browser. */
export const pageReportHandlers = (deps: Deps) => {
  const errors = metrics.getMeter('s4').createCounter('s4.page.errors', { description: 'Errors in browsers.' })

  return [
    implement(
      'pageReports.send',
      async ({ input, request }) => {
        if (request.cookies['measure'] === 'off') return { taken: false }
        await limit(deps, request, { what: 'page-report' })
        await insertPageReport(deps.db, input, deps.clock.now())
        const failed = input.measures.filter(({ measure }) => measure === 'error').length
        if (failed > 0) errors.add(failed, { app: input.app })
        return { taken: true }
      },
      { maxBytes: MAX_BYTES },
    ),
  ]
}
