import type { Access, AccessOf, Need, Permission, Role } from '@s4/contract'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps'
import type { Identified } from '../outside-services/identity'

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

/** The holder of an assignment's own token: one seeker, one assignment (docs/product.md#shift-pass). */
export interface ShiftActor extends SeekerActor {
  assignmentId: string
  /** The one its token belongs to. */
  sessionId: string
}

/** What a handler is given as `actor`, by what its endpoint requires. */
export interface ActorBy extends Record<Access, unknown> {
  public: Actor | null
  identity: Identified
  person: Actor
  seeker: SeekerActor
  'company-account': Actor
  company: CompanyActor
  shift: Actor | ShiftActor
  'own-shift': SeekerActor | ShiftActor
}

export type ActorOf<P extends Permission> = ActorBy[AccessOf<P>]

/** What an endpoint asks of its caller. */
export interface Asked<P extends Permission = Permission> {
  requires: P
  needs?: readonly Need[]
}

/** Returns who acts, or throws the problem that says why they may not. */
export type Admit = <P extends Permission>(deps: Deps, request: FastifyRequest, asked: Asked<P>) => Promise<ActorOf<P>>
