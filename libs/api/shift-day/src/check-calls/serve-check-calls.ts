import { CheckCallFilter, type LoggedCheckCall } from '@s4/contract'
import { localDate, timeText } from '@s4/domain/shift-text'
import { apiLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import type { Admit } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { type Cursor, sendCsv } from '@s4/api-platform/http'
import { refuseOtherSites } from '@s4/api-platform/site-limits'
import { checkCallRepository } from './check-call-repository'

const PAGE = 500
const HEAD = ['Due on', 'Due at', 'Who', 'Job', 'Site', 'Answer', 'Answered on', 'Answered at']

const words: Record<LoggedCheckCall['status'], string> = {
  due: 'Not answered yet',
  responded: 'Answered',
  late: 'Answered late',
  missed: 'Missed',
  stopped: 'Stopped',
}

/**
 * `GET /api/check-calls.csv?jobId=&siteId=&show=&who=`: the check calls of the list's filter, latest first, at the
 * sites the member sees. Times by the clock at the site.
 */
export function serveCheckCalls(app: FastifyInstance, deps: Deps, admit: Admit): void {
  app.get(apiLinks.checkCallsCsv, async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'live-work.read', byCookie: true })
    const filter = CheckCallFilter.parse(request.query)
    await refuseOtherSites(deps.db, actor, { method: 'GET', path: '/check-calls', input: filter })
    const now = deps.clock.now()
    const calls: LoggedCheckCall[] = []
    let after: Cursor | null = null
    do {
      const page = await checkCallRepository(deps.db).log({ actor, filter, now, after, limit: PAGE })
      calls.push(...page)
      const last = page.length === PAGE ? page.at(-1) : undefined
      after = last ? { at: last.dueAt, id: last.id } : null
    } while (after)
    return sendCsv(reply, 's4-check-calls', [HEAD, ...calls.map(toLine)])
  })
}

const toLine = ({ dueAt, zone, seekerName, title, siteName, status, answeredAt }: LoggedCheckCall): string[] => [
  localDate(dueAt, zone),
  timeText(dueAt, zone),
  seekerName,
  title,
  siteName,
  words[status],
  answeredAt ? localDate(answeredAt, zone) : '',
  answeredAt ? timeText(answeredAt, zone) : '',
]
