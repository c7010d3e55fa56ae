import type { Db } from '@s4/db'
import { type CheckRules, stopsBookingOn } from '@s4/domain/due-checks'
import { checkGapCode, type MissingPaperCode } from '@s4/domain/missing-papers-text'
import { localDate } from '@s4/domain/shift-text'
import { paperGaps } from '@s4/domain/work-papers'
import { dueChecksOfWorkers } from '@s4/api-profiles/checks'
import { listQualifications } from '@s4/api-profiles/worker-rules'
import type { CoveredShift } from './covered-shift'

interface Asked {
  seekerIds: readonly string[]
  rules: CheckRules
  now: Date
}

/** What would stop each of these people from booking on to the shift, as it is now. */
export async function listMissingPapers(
  db: Db,
  shift: CoveredShift,
  { seekerIds, rules, now }: Asked,
): Promise<ReadonlyMap<string, MissingPaperCode[]>> {
  const { siaSector, zone, endsAt } = shift
  const work = { siaSector, today: localDate(now.toISOString(), zone), lastDay: localDate(endsAt, zone) }
  const qualifications = await listQualifications(db, seekerIds)
  const due = await dueChecksOfWorkers(db, shift, { seekerIds, rules })
  return new Map(
    [...qualifications].map(([id, { papers }]) => [
      id,
      [
        ...paperGaps(papers, work).map(({ code }) => code),
        ...(due.get(id) ?? []).filter(stopsBookingOn).map(checkGapCode),
      ],
    ]),
  )
}
