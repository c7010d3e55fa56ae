import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { askForCover } from './ask-for-cover'
import { coveredShift, coverRefusal } from './covered-shift'
import { findCover } from './find-cover'

export const coverHandlers = ({ db, clock }: Deps) => [
  implement('cover.find', async ({ input, actor }) => {
    const now = clock.now()
    const shift = await coveredShift(db, actor, input)
    const { jobId, shiftId, title, siteName, zone, startsAt, endsAt } = shift
    const open = coverRefusal(shift, input, now) === null
    const found = open ? await findCover(db, shift, now) : { candidates: [], unavailable: [] }
    return { jobId, shiftId, title, siteName, zone, startsAt, endsAt, now: now.toISOString(), open, ...found }
  }),

  implement('cover.ask', ({ input, transact }) => transact((ctx) => askForCover(ctx, input))),
]
