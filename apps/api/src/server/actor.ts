import type { Role } from '@s4/contract'

/** Whoever is signed in, as the database knows them at this request. */
export interface Actor {
  uid: string
  role: Role
  email: string
  emailVerified: boolean
  seekerId: string | null
  companyId: string | null
  /** Null for a program that came with an ID token. */
  sessionId: string | null
  reauthenticatedAt: string | null
}

export interface SeekerActor extends Actor {
  seekerId: string
}

export interface CompanyActor extends Actor {
  companyId: string
}

/** The holder of an assignment's own token: one seeker, one assignment (PRODUCT, *A locked phone must not lose a night*). */
export interface ShiftActor extends SeekerActor {
  assignmentId: string
}
