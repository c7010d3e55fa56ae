import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Before, ById, Id, Instant, Nothing, Paging, Pence, text, words } from '../endpoint/shapes'
import { Education, Experience } from '../profiles/history'
import { SavedState, WorkerFit } from '../profiles/workers'
import { Shift } from './jobs'

export const applicationStatuses = [
  'applied',
  'offered',
  'accepted',
  'declined',
  'lapsed',
  'withdrawn',
  'rejected',
] as const
export const ApplicationStatus = z.enum(applicationStatuses)
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

export const JobBrief = z.object({
  id: Id,
  title: z.string(),
  companyId: Id,
  companyName: z.string(),
  siteName: z.string(),
  town: z.string(),
  zone: z.string(),
  payPerHour: Pence,
  breaksPaid: z.boolean(),
})
export type JobBrief = z.infer<typeof JobBrief>

/** A seeker's own view of an application. */
export const Application = z.object({
  id: Id,
  job: JobBrief,
  status: ApplicationStatus,
  note: z.string(),
  /** Why it was rejected, withdrawn for them, or lapsed. */
  reason: z.string().nullable(),
  appliedAt: Instant,
  decidedAt: Instant.nullable(),
  /** False when shifts of the job were chosen. */
  wholeJob: z.boolean(),
  /**
   * What it is for and can still be worked: not over, not cancelled, not clashing with work agreed elsewhere.
   */
  shifts: z.array(Shift),
  /** The last shift of the job that they agreed to; null without one. */
  agreed: z.object({ startsAt: Instant, endsAt: Instant }).nullable(),
  /** The offer to answer first. */
  offer: z
    .object({
      id: Id,
      madeAt: Instant,
      lapsesAt: Instant,
      shifts: z.array(z.object({ positions: z.number().int(), taken: z.number().int() })),
    })
    .nullable(),
  /**
   * What would refuse accepting an offer, so that it can be put right in time (docs/product.md#age-and-papers);
   * answered on applying.
   */
  warnings: z.array(z.object({ code: z.string(), message: z.string(), fixPath: z.string() })).optional(),
})
export type Application = z.infer<typeof Application>

/** A company's view of an applicant: never a protected number. */
export const Applicant = z.object({
  id: Id,
  jobId: Id,
  seekerId: Id,
  fullname: z.string(),
  picture: z.string().nullable(),
  shortBio: z.string(),
  status: ApplicationStatus,
  note: z.string(),
  reason: z.string().nullable(),
  appliedAt: Instant,
  /** The shifts the application is for; null for the whole job. */
  shiftIds: z.array(Id).nullable(),
  /** Still to be answered. */
  offers: z.array(z.object({ id: Id, lapsesAt: Instant, shifts: z.array(Shift) })),
  /** Shifts of the job they have agreed to work. */
  agreedShiftIds: z.array(Id),
  shortlisted: z.boolean(),
  /** Kept by the company; the seeker never sees it. */
  companyNote: z.string(),
  /**
   * Null once the company may not read the profile any more; picture, introduction and history are left out then, too.
   */
  fit: WorkerFit.nullable(),
  saved: SavedState.nullable(),
})
export type Applicant = z.infer<typeof Applicant>

/** The states that a job's list of applicants shows together. */
export const applicantStates = {
  toDecide: ['applied'],
  offered: ['offered'],
  accepted: ['accepted'],
  closed: ['declined', 'lapsed', 'withdrawn', 'rejected'],
} as const satisfies Record<string, readonly ApplicationStatus[]>

/** Which applicants of a job; all unless a state is named. */
export const ApplicantList = z.object({ state: z.enum(['toDecide', 'offered', 'accepted', 'closed']).optional() })
export type ApplicantList = z.infer<typeof ApplicantList>

export const ApplicantProfile = Applicant.extend({
  job: JobBrief,
  experiences: z.array(Experience),
  educationRecords: z.array(Education),
  shifts: z.array(Shift),
  /** Asked this company for help in discreet mode: the phone must not ring. */
  inSecret: z.boolean(),
})
export type ApplicantProfile = z.infer<typeof ApplicantProfile>

export const applications = endpoints({
  'applications.create': {
    summary: 'Apply for a job, or for named shifts of it; applying again returns the same application.',
    requires: 'applications.make',
    needs: ['complete', 'verified'],
    input: z.object({
      id: Id,
      note: text(500).default(''),
      /** The whole job, with shifts added later, when none are named. */
      shiftIds: z.array(Id).min(1, 'Choose at least one shift.').max(200).optional(),
    }),
    output: Application,
  },
  'applications.list': {
    summary: 'My applications, newest first.',
    requires: 'applications.make',
    paged: true,
    input: Paging.extend({ status: ApplicationStatus.optional() }),
    output: Application,
  },
  'applications.counts': {
    summary: 'How many of my applications stand in each state.',
    requires: 'applications.make',
    input: Nothing,
    output: z.record(ApplicationStatus, z.number().int()),
  },
  'applications.forJob': {
    summary: 'Who applied for one of my jobs, best fit first.',
    requires: 'applicants.read',
    input: ById,
    output: z.array(Applicant),
  },
  'applications.show': {
    summary: 'One applicant of my company.',
    requires: 'applicants.read',
    input: ById,
    output: ApplicantProfile,
  },
  'applications.mine': {
    summary: 'One of my own applications.',
    requires: 'applications.make',
    input: ById,
    output: Application,
  },
  'applications.note': {
    summary: 'Shortlist an applicant, or keep a note the seeker never sees.',
    requires: 'applicants.decide',
    input: z.object({
      id: Id,
      shortlisted: z.boolean().optional(),
      companyNote: text(1000).optional(),
      before: Before,
    }),
    output: Applicant,
  },
  'applications.withdraw': {
    summary: 'Take my application back.',
    requires: 'applications.make',
    input: ById,
    output: Application,
  },
  'applications.reject': {
    summary: 'Turn an application down with a reason the seeker sees.',
    requires: 'applicants.decide',
    input: z.object({ id: Id, reason: words('Say why. The applicant reads it.', 300) }),
    output: Applicant,
  },
})
