import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { askForCover } from './ask-for-cover'
import { coveredShift, coverRefusal } from './covered-shift'
import { findCover } from './find-cover'

export const coverHandlers = ({ db, clock }: Deps) => [
  implement('cover.find', async ({ input, actor }) => {
    const now = clock.now()
    const shift = await coveredShift(db, actor, input)
    const { jobId, shiftId, title, siteName, zone, startsAt, endsAt, late, left, positions, taken } = shift
    const open = coverRefusal(shift, input, now) === null
    const found = open ? await findCover(db, shift, now) : { candidates: [], unavailable: [] }
    const places = late || left ? 1 : Math.max(0, positions - taken)
    const about = { jobId, shiftId, title, siteName, zone, startsAt, endsAt, places }
    return { ...about, now: now.toISOString(), open, ...found }
  }),

  implement('cover.ask', ({ input, transact }) => transact((ctx) => askForCover(ctx, input))),
]
