import type { Role } from '@s4/contract'
import type { Side } from '@s4/contract/next-steps'
import type { FastifyRequest } from 'fastify'

const sides = new WeakMap<FastifyRequest, Side>()

/** Stores which app reads the response, because the next step after a failure is a link into that app. */
export const setReaderSide = (request: FastifyRequest, role: Role): void =>
  void sides.set(request, role === 'Job Seeker' ? 'seeker' : 'company')

/** Null without a session. */
export const readerSide = (request: FastifyRequest): Side | null => sides.get(request) ?? null
