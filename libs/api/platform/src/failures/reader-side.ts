import type { Role } from '@s4/contract'
import type { Side } from '@s4/contract/next-steps'
import type { FastifyRequest } from 'fastify'

const sides = new WeakMap<FastifyRequest, Side>()

/** Keeps whose app reads the answer, for the way on from a refusal. */
export const noteReader = (request: FastifyRequest, role: Role): void =>
  void sides.set(request, role === 'Job Seeker' ? 'seeker' : 'company')

/** Null while nobody signed in is known. */
export const readerSide = (request: FastifyRequest): Side | null => sides.get(request) ?? null
