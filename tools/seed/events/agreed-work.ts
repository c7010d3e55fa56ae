import type { Fate } from '../town/jobs'
import type { SeekerKey } from '../town/seekers'
import type { PostedJob } from './posted-job'

/** An assignment, and how it is to go. */
export interface AgreedWork {
  id: string
  posted: PostedJob
  seeker: SeekerKey
  uid: string
  fate: Fate
  /** Who came first, second… */
  order: number
  startsAt: string
  endsAt: string
}
