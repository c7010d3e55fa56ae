import type { Access, AccessOf, MemberRole, Need, Permission, Role } from '@s4/contract'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps'
import type { Identified } from '../outside-services/identity'

/** The signed-in person, read from the database for this request. */
export interface Actor {
  uid: string
  role: Role
  email: string
  emailVerified: boolean
  seekerId: string | null
  companyId: string | null
  /** Null for a seeker, and for an account without a company. */
  memberRole: MemberRole | null
  /** The sites a member may see; null for all. */
  siteIds: readonly string[] | null
  /** Null for a program that signs in with an ID token. */
  sessionId: string | null
  reauthenticatedAt: string | null
}

export interface SeekerActor extends Actor {
  seekerId: string
}

export interface CompanyActor extends Actor {
  companyId: string
  memberRole: MemberRole
}

/** The holder of a shift pass: one seeker, one assignment (docs/product.md#shift-pass). */
export interface ShiftActor extends SeekerActor {
  assignmentId: string
  /** The session the shift pass belongs to. */
  sessionId: string
}

/** A member of S4's staff. Has no account, and is no `Actor`: a command of theirs runs as S4 and names them. */
export interface StaffActor {
  staffId: string
  staffSessionId: string
  name: string
  email: string
  expiresAt: string
}

/** The type of a handler's `actor` for each kind of access. */
export interface ActorBy extends Record<Access, unknown> {
  public: Actor | null
  identity: Identified
  person: Actor
  seeker: SeekerActor
  'company-account': Actor
  company: CompanyActor
  shift: Actor | ShiftActor
  'own-shift': SeekerActor | ShiftActor
  staff: StaffActor
}

export type ActorOf<P extends Permission> = ActorBy[AccessOf<P>]

/** What an endpoint requires of its caller. */
export interface Requirements<P extends Permission = Permission> {
  requires: P
  needs?: readonly Need[]
  /** A download carries only the cookie, no header. */
  byCookie?: boolean
}

/** Returns the caller, or throws the `ApiError` that refuses them. */
export type Admit = <P extends Permission>(
  deps: Deps,
  request: FastifyRequest,
  asked: Requirements<P>,
) => Promise<ActorOf<P>>
