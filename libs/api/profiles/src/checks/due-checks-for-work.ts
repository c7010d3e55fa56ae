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
import { localDate } from '@s4/domain/shift-text'
import { checkableDocuments, type DocumentOfSeeker } from '../worker-documents/checkable-documents'
import { latestDecisions } from './screening-decisions'
import { checkRulesFor } from './check-rules'

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

/** The same for several workers, by their ids. */
export async function dueChecksOfWorkers(
  db: Db,
  { companyId, siaSector, requirements, zone, endsAt }: Work,
  { seekerIds, rules }: { seekerIds: readonly string[]; rules: CheckRules },
): Promise<ReadonlyMap<string, DueCheck[]>> {
  const documents = await checkableDocuments(db, { seekerIds, companyId })
  const decisions = await latestDecisions(db, { seekerIds, companyId })
  const lastDay = localDate(endsAt, zone)
  return new Map(
    seekerIds.map((id) => {
      const held = checkedDocuments(documents.filter(({ seekerId }) => seekerId === id))
      const screening = dueScreening(decisions.get(id) ?? null, rules.screening, lastDay)
      return [id, [...dueChecks(held, rules, { siaSector, requirements, lastDay }), ...(screening ? [screening] : [])]]
    }),
  )
}
