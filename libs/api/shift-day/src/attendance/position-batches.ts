import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import { calmly, inBatches } from '@s4/api-platform/batches'
import type { Deps } from '@s4/api-platform/deps'
import type { QuickCall } from '@s4/api-platform/http'
import { membersOf, signal } from '@s4/api-platform/notices'
import { ApiError } from '@s4/contract/api-error'
import type { OnSiteAnswer } from '@s4/domain/site-boundary'
import { isOwn, workRepository, type Work } from '../live-shift/work-repository'
import { insertFixes, isCrossing, readFix, type NewFix } from './report-position'

/** Milliseconds: nobody waits for a position to be stored, and one commit serves many. */
const EVERY_MS = 40
const MOST = 200
/** A company's screens read positions again at most this often. */
const SIGNAL_EVERY_MS = 2000

interface Reported {
  actor: Actor | ShiftActor
  input: QuickCall<'attendance.reportPosition'>['input']
  requestKey: string | null
  now: Date
}

/**
 * Stores positions that arrive at once and change nothing else, many in a transaction. Null for one that must be looked
 * at by itself: a worker who left or came back, anything to refuse, and work that somebody else is changing.
 */
export function positionBatches({ db, clock, log }: Deps) {
  const tellCompanies = calmly(SIGNAL_EVERY_MS, (companyIds) => {
    tell(companyIds).catch((error: unknown) => log.error({ err: error }, 'positions were not signalled'))
  })
  const tell = async (companyIds: readonly string[]) => {
    const members = await membersOf(db, companyIds)
    await signal(db, [...members.values()].flat(), ['liveWork'])
  }
  const add = inBatches<Reported, OnSiteAnswer | null>({
    every: EVERY_MS,
    most: MOST,
    run: async (reports) => {
      const { fixes, companyIds } = await db.transaction(async (tx) => {
        const works = await workRepository(tx).lockedAtOnce(reports.map(({ input }) => input.id))
        const plain = reports.map((report) => readPlain(works.get(report.input.id), report))
        const stored = plain.filter((fix) => fix !== null)
        if (stored.length > 0) await insertFixes(tx, stored, clock.now())
        return { fixes: plain, companyIds: stored.flatMap((fix) => works.get(fix.assignmentId)?.companyId ?? []) }
      })
      tellCompanies(companyIds)
      return fixes.map((fix) => fix?.inside ?? null)
    },
  })

  return async ({
    input,
    actor,
    requestKey,
    happened,
  }: QuickCall<'attendance.reportPosition'>): Promise<{ inside: OnSiteAnswer } | null> => {
    if (happened !== null && happened.trust !== 'onTime') return null
    // What fails for all of a batch is tried by each alone.
    const inside = await add({ input, actor, requestKey, now: clock.now() }).catch(() => null)
    return inside && { inside }
  }
}

function readPlain(work: Work | undefined, { actor, input, requestKey, now }: Reported): NewFix | null {
  if (!work || !isOwn(work, actor)) return null
  try {
    const fix = readFix(work, input, { now, happened: { at: now.getTime(), trust: 'onTime', offset: 0 } })
    return isCrossing(work, fix.inside) ? null : { ...fix, requestKey }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
