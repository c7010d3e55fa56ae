import { type CompanyJob, CompanyJobFilter, CompanyJobSort } from '@s4/contract'
import { jobStatusLabel } from '@s4/domain/job-status'
import { penceForInput } from '@s4/domain/money'
import { localDate, timeText } from '@s4/domain/shift-text'
import { apiLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import type { Admit } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { sendCsv, type SortCursor } from '@s4/api-platform/http'
import { refuseOtherSites } from '@s4/api-platform/site-limits'
import { forReader } from './for-reader'
import { jobQueries } from './store/job-queries'

const HEAD = [
  'Job',
  'Site',
  'Client',
  'State',
  'Next shift',
  'Start',
  'End',
  'Shifts',
  'Places taken',
  'Places',
  'To decide',
  'Offers out',
  'Pay an hour',
]

const Asked = CompanyJobFilter.extend(CompanyJobSort.shape)
const PAGE = 500

/**
 * `GET /api/company/jobs.csv?text=&siteId=&clientId=&day=&state=&sort=`: the jobs of the list's filter, all of them, at
 * the sites the member sees; the client for members who may see clients. The next shift by the clock at the site.
 */
export function serveJobs(app: FastifyInstance, deps: Deps, admit: Admit): void {
  app.get(apiLinks.jobsCsv, async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'jobs.read', byCookie: true })
    const { sort, ...filter } = Asked.parse(request.query)
    await refuseOtherSites(deps.db, actor, { method: 'GET', path: '/company/jobs', input: filter })
    const now = deps.clock.now().toISOString()
    const jobs: CompanyJob[] = []
    let after: SortCursor | null = null
    do {
      const asked = { actor, list: 'recent' as const, after, sort, limit: PAGE, now, filter }
      const page = await jobQueries(deps.db).page(asked)
      jobs.push(...page.map(({ job }) => job))
      const last = page.length === PAGE ? page.at(-1) : undefined
      after = last ? { key: last.sortKey, id: last.job.id } : null
    } while (after)
    return sendCsv(reply, 's4-jobs', [HEAD, ...jobs.map((job) => toCells(forReader(actor, job)))])
  })
}

const toCells = (job: CompanyJob): string[] => [
  job.title,
  job.siteName,
  job.client?.name ?? '',
  jobStatusLabel[job.status],
  job.nextShift ? localDate(job.nextShift.startsAt, job.zone) : '',
  job.nextShift ? timeText(job.nextShift.startsAt, job.zone) : '',
  job.nextShift ? timeText(job.nextShift.endsAt, job.zone) : '',
  String(job.shiftCount),
  String(job.taken),
  String(job.places),
  String(job.applicants),
  String(job.offersOut),
  penceForInput(job.payPerHour),
]
