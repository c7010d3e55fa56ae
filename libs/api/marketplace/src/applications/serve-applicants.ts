import { ApplicantList, applicantStates, Id, type Applicant, type ApplicationStatus } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { bandText } from '@s4/domain/distance-band'
import { localDate } from '@s4/domain/shift-text'
import { apiLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import type { Admit } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { sendCsv } from '@s4/api-platform/http'
import { applicantRepository } from './applicant-repository'

const HEAD = [
  'Name',
  'State',
  'Shortlisted',
  'Applied on',
  'SIA licence',
  'Distance',
  'Shifts for you',
  'Stars',
  'Ratings',
  'Shifts kept',
  'Shifts agreed',
  'Charges VAT',
  'Applied for',
  'Their note',
  'Your note',
]

const states: Record<ApplicationStatus, string> = {
  applied: 'Applied',
  offered: 'Offered',
  accepted: 'Accepted',
  declined: 'Declined',
  lapsed: 'Expired',
  withdrawn: 'Withdrawn',
  rejected: 'Turned down',
}

const licences = {
  accepted: 'Accepted',
  fits: 'Declared',
  missing: 'None declared',
  expired: 'Ends too soon',
  'not-needed': 'Not needed',
} as const

/** `GET /api/jobs/{id}/applications.csv?state=`: who applied for a job, the best fit first, as its list shows them. */
export function serveApplicants(app: FastifyInstance, deps: Deps, admit: Admit): void {
  app.get<{ Params: { id: string } }>(apiLinks.applicantsCsv(':id'), async (request, reply) => {
    // The job in the path is refused where it is at a site that the member does not see.
    const { companyId } = await admit(deps, request, { requires: 'applicants.read', byCookie: true })
    const { data: jobId } = Id.safeParse(request.params.id)
    if (!jobId) throw new ApiError('job.missing')
    const { state } = ApplicantList.parse(request.query)
    const shown: readonly string[] | null = state ? applicantStates[state] : null
    const applicants = await applicantRepository(deps.db).listByJob(jobId, companyId, deps.clock.now())
    const rows = applicants.filter(({ status }) => shown === null || shown.includes(status))
    return sendCsv(reply, 's4-applicants', [HEAD, ...rows.map(toCells)])
  })
}

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

/** What the profile says is empty once the company may not read it any more. */
function toCells({ fullname, status, shortlisted, appliedAt, fit, note, companyNote, shiftIds }: Applicant): string[] {
  return [
    fullname,
    states[status],
    yesOrNo(shortlisted),
    localDate(appliedAt),
    fit ? licences[fit.licence] : '',
    fit?.distance ? bandText(fit.distance) : '',
    fit ? String(fit.workedHere) : '',
    fit?.rating.stars ? String(fit.rating.stars) : '',
    fit ? String(fit.rating.count) : '',
    fit ? String(fit.kept) : '',
    fit ? String(fit.agreed) : '',
    fit ? yesOrNo(fit.chargesVat) : '',
    shiftIds === null ? 'The whole job' : `${shiftIds.length} ${shiftIds.length === 1 ? 'shift' : 'shifts'}`,
    note,
    companyNote,
  ]
}
