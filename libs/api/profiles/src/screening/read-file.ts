import type { Decision, FileEntry, ScreeningFile } from '@s4/contract'
import type { Db } from '@s4/db'
import { historyGaps, SCREENING_YEARS } from '@s4/domain/history'
import { mailDomain } from '@s4/domain/referee-address'
import { screeningCoverage, type ScreeningCoverage, type Span } from '@s4/domain/screening'
import { addYears, dayNumber } from '@s4/domain/calendar-date'
import { localDate } from '@s4/domain/shift-text'
import type { Sealer } from '@s4/api-platform/deps'
import { todayAt } from '../documents/held-document'
import { gapNotes } from '../history/gap-notes'
import { referencesOf, type ReferenceOfEntry } from '../references/references-of'
import { declarationOf } from './declaration'
import { historyEntries, type HistoryEntry } from '../screening-entries/entries'
import { evidenceOf } from '../screening-evidence/evidence'

interface Asked {
  seekerId: string
  /** Null for the worker; a company reads less of the referees, and only its own decisions. */
  companyId: string | null
  now: Date
}

/** The whole file of a worker. Whether the reader may see it is for the caller to know. */
export async function readScreeningFile(
  { db, sealer }: { db: Db; sealer: Sealer },
  { seekerId, companyId, now }: Asked,
): Promise<ScreeningFile> {
  const today = todayAt(now)
  const referencesFor = await referencesOf(db, sealer, seekerId)
  const evidenceFor = await evidenceOf(db, seekerId)
  const addresses = await addressesOf(db, seekerId)
  const explanations = await gapNotes(db, seekerId)
  const entries = (await historyEntries(db, seekerId)).map((entry): FileEntry => {
    const references = referencesFor(entry)
    return {
      ...entry,
      verified: howVerified(entry, verifiedSpans(references), today),
      references: companyId === null ? references : references.map(shownToCompany),
      evidence: evidenceFor(entry),
    }
  })
  return {
    coverage: await coverageOf(db, { seekerId, now }),
    entries,
    explanations,
    addresses,
    addressGaps: historyGaps(addresses, today),
    declaration: await declarationOf(db, seekerId, sealer),
    decisions: await latestDecisions(db, { seekerId, companyId }),
  }
}

/** How far the file has come; needs no key. */
export async function coverageOf(
  db: Db,
  { seekerId, now }: { seekerId: string; now: Date },
): Promise<ScreeningCoverage> {
  const [seeker] = await db.query<{ dateOfBirth: string | null }>('select date_of_birth from seeker where id = $1', [
    seekerId,
  ])
  const answers = await db.query<Answer & { entryKind: string; entryId: string }>(
    `select entry_kind, entry_id, answer_from as from, answer_to as to, answered_at as at, role, organisation
     from screening_reference where seeker_id = $1 and state = 'answered'`,
    [seekerId],
  )
  const entries = (await historyEntries(db, seekerId)).map((entry) => ({
    from: entry.from,
    to: entry.to,
    verified: answers
      .filter((answer) => answer.entryKind === entry.kind && answer.entryId === entry.id && isAbout(answer, entry))
      .map(confirmedSpan),
  }))
  return screeningCoverage(
    { entries, explained: await gapNotes(db, seekerId) },
    todayAt(now),
    seeker?.dateOfBirth ?? null,
  )
}

interface Answer extends Span {
  at: string
  role: string
  organisation: string
}

const isAbout = ({ role, organisation }: Answer, entry: HistoryEntry) =>
  role === entry.title && organisation === entry.organisation

/** Without a last day the referee confirmed it up to the day of the answer. */
const confirmedSpan = ({ from, to, at }: Span & { at: string }): Span => ({ from, to: to ?? localDate(at) })

const verifiedSpans = (references: readonly ReferenceOfEntry[]): Span[] =>
  references.flatMap(({ answer, outdated }) => (answer && !outdated ? [confirmedSpan(answer)] : []))

/** Whether referees have confirmed all days of an entry that lie in the five years. */
function howVerified(entry: HistoryEntry, spans: readonly Span[], today: string): FileEntry['verified'] {
  const oldest = addYears(today, -SCREENING_YEARS)
  const first = dayNumber(entry.from < oldest ? oldest : entry.from) ?? 0
  // What still goes on is confirmed up to the answer.
  const last =
    dayNumber(
      entry.to ??
        spans
          .map(({ to }) => to ?? today)
          .toSorted()
          .at(-1) ??
        today,
    ) ?? 0
  const covers = (day: number) =>
    spans.some(({ from, to }) => (dayNumber(from) ?? 0) <= day && day <= (dayNumber(to ?? today) ?? 0))
  let confirmed = 0
  for (let day = first; day <= last; day += 1) if (covers(day)) confirmed += 1
  if (confirmed === 0) return 'none'
  return confirmed === last - first + 1 ? 'all' : 'part'
}

const shownToCompany = (reference: ReferenceOfEntry): ReferenceOfEntry => ({
  ...reference,
  email: `@${mailDomain(reference.email)}`,
})

const addressesOf = (db: Db, seekerId: string) =>
  db.query<ScreeningFile['addresses'][number]>(
    `select line1, town, postcode, from_date as from, to_date as to from seeker_address where seeker_id = $1
     order by from_date desc`,
    [seekerId],
  )

const latestDecisions = (db: Db, { seekerId, companyId }: { seekerId: string; companyId: string | null }) =>
  db.query<Decision>(
    `select * from (
       select distinct on (company_id) screening_decision.id, company_name as company, result, until, reason, decided_at
       from screening_decision join company on company.id = company_id
       where seeker_id = $1 and ($2::uuid is null or company_id = $2)
       order by company_id, decided_at desc, screening_decision.id desc
     ) as latest order by decided_at desc`,
    [seekerId, companyId],
  )
