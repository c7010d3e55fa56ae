import { apiLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '@s4/api-platform/deps'

const Offset = z.object({ offset: z.number().int() })

/** Development and tests only: `POST /api/dev/clock {offset}` sets how far S4's clock runs ahead, in milliseconds. */
export function serveClock(app: FastifyInstance, { clock, settings }: Deps): void {
  if (settings.mode === 'production') return
  app.post(apiLinks.developmentClock, (request) => {
    clock.moveTo(Offset.parse(request.body).offset)
    return { data: { now: clock.now().toISOString() } }
  })
}
