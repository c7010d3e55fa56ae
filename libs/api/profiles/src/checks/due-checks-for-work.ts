import type { Db } from '@s4/db'
import {
  type CheckedDocument,
  type CheckRules,
  type CheckSubject,
  type DueCheck,
  dueChecks,
  dueScreening,
} from '@s4/domain/due-checks'
import type { RequirementCode } from '@s4/domain/requirements'
import type { ScreeningDecision } from '@s4/domain/screening'
import { localDate } from '@s4/domain/shift-text'
import { checkableDocuments, type DocumentOfSeeker } from '../worker-documents/checkable-documents'
import { latestDecisions, latestDecisionsOn } from './screening-decisions'
import { checkRulesFor, checkRulesOf } from './check-rules'

interface Work {
  companyId: string
  siaSector: string | null
  requirements: readonly RequirementCode[]
  zone: string
  /** The end of the last shift in question. */
  endsAt: string
}

/** What a check rule is about; null for a certificate that no job asks for. */
export const checkSubjectOf = ({ kind, type }: DocumentOfSeeker): CheckSubject | null =>
  kind === 'certificate' ? type : kind

/** The documents that a check rule can require. */
export const checkedDocuments = (documents: readonly DocumentOfSeeker[]): CheckedDocument[] =>
  documents.flatMap((document) => {
    const subject = checkSubjectOf(document)
    return subject === null ? [] : [{ ...document, subject }]
  })

export async function dueChecksForWork(
  db: Db,
  { seekerId, ...work }: Work & { seekerId: string },
): Promise<DueCheck[]> {
  const rules = await checkRulesFor(db, work.companyId)
  const due = await dueChecksOfWorkers(db, work, { seekerIds: [seekerId], rules })
  return due.get(seekerId) ?? []
}

/** The same for several pieces of one worker's work, in the order given. */
export async function dueChecksOfWorker(db: Db, seekerId: string, works: readonly Work[]): Promise<DueCheck[][]> {
  if (works.length === 0) return []
  const companyIds = [...new Set(works.map(({ companyId }) => companyId))]
  const rulesOf = await checkRulesOf(db, companyIds)
  const documents = await checkableDocuments(db, { seekerIds: [seekerId], companyIds })
  const decisions = await latestDecisionsOn(db, { seekerId, companyIds })
  return works.map((work) =>
    dueOf(work, {
      rules: rulesOf(work.companyId),
      documents: documents.filter(({ companyId }) => companyId === work.companyId),
      decision: decisions.get(work.companyId) ?? null,
    }),
  )
}

/** The same for several workers, by their ids. */
export async function dueChecksOfWorkers(
  db: Db,
  work: Work,
  { seekerIds, rules }: { seekerIds: readonly string[]; rules: CheckRules },
): Promise<ReadonlyMap<string, DueCheck[]>> {
  const { companyId } = work
  const documents = await checkableDocuments(db, { seekerIds, companyIds: [companyId] })
  const decisions = await latestDecisions(db, { seekerIds, companyId })
  return new Map(
    seekerIds.map((id) => {
      const held = documents.filter(({ seekerId }) => seekerId === id)
      return [id, dueOf(work, { rules, documents: held, decision: decisions.get(id) ?? null })]
    }),
  )
}

interface Known {
  rules: CheckRules
  documents: readonly DocumentOfSeeker[]
  decision: ScreeningDecision | null
}

function dueOf({ siaSector, requirements, zone, endsAt }: Work, { rules, documents, decision }: Known): DueCheck[] {
  const lastDay = localDate(endsAt, zone)
  const screening = dueScreening(decision, rules.screening, lastDay)
  const due = dueChecks(checkedDocuments(documents), rules, { siaSector, requirements, lastDay })
  return [...due, ...(screening ? [screening] : [])]
}
