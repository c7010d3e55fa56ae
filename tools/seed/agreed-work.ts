import type { PostedJob, PostedShift } from './posted-job'
import type { Fate } from './town/jobs'
import type { SeekerKey } from './town/seekers'

/** One assignment, as the day and the money of it need it. */
export interface AgreedWork {
  id: string
  job: PostedJob
  shift: PostedShift
  seeker: SeekerKey
  fate: Fate
}
