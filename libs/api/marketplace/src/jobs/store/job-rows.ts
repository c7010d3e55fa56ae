import type { CompanyJob, CompanyJobDetails, JobDraft } from '@s4/contract'

/** A job as the company's screens read it, straight from `companyJobs` in the repository. */
export interface CompanyJobRow extends Omit<CompanyJob, 'nextShift'> {
  nextShiftId: string | null
  nextStartsAt: string | null
  nextEndsAt: string | null
  sortKey: string | number
}

export interface DetailsRow
  extends CompanyJobRow, Omit<CompanyJobDetails, keyof CompanyJob | 'point' | 'shifts' | 'applicantsByShift'> {
  lat: number
  lng: number
}

/** A job as its own writes need it. */
export interface StoredJob extends Omit<JobDraft, 'terms'> {
  id: string
  terms: NonNullable<JobDraft['terms']>
  status: 'draft' | 'published' | 'closed' | 'cancelled'
  zone: string
}

export const toCompanyJob = ({
  nextShiftId,
  nextStartsAt,
  nextEndsAt,
  sortKey: _key,
  ...job
}: CompanyJobRow): CompanyJob => ({
  ...job,
  nextShift:
    nextShiftId && nextStartsAt && nextEndsAt ? { id: nextShiftId, startsAt: nextStartsAt, endsAt: nextEndsAt } : null,
})

export const toJobDetails = (
  { lat, lng, ...row }: DetailsRow,
  shifts: readonly (CompanyJobDetails['shifts'][number] & { applicants: number })[],
): CompanyJobDetails => ({
  ...row,
  ...toCompanyJob(row),
  point: { lat, lng },
  shifts: shifts.map(({ applicants: _applicants, ...shift }) => shift),
  applicantsByShift: Object.fromEntries(shifts.map(({ id, applicants }) => [id, applicants])),
})
