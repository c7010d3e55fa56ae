import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { evidenceRepository } from './evidence-repository'

export const evidenceHandlers = ({ db }: Deps): Handler[] => [
  implement('evidence.verify', async ({ input }) => ({ file: await evidenceRepository(db).find(input.sha256) }), {
    perMinute: 30,
  }),
]
