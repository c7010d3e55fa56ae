import type { Db } from '@s4/db'
import { type CheckedDocument, type CheckSubject, type DueCheck, dueChecks, dueScreening } from '@s4/domain/due-checks'
import type { RequirementCode } from '@s4/domain/requirements'
import { localDate } from '@s4/domain/shift-text'
import { checkableDocuments, type DocumentOfSeeker } from '../worker-documents/checkable-documents'
import { latestDecisions } from './screening-decisions'
import { checkRulesFor } from './check-rules'

interface Work {
  companyId: string
  seekerId: string
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
  { companyId, seekerId, siaSector, requirements, zone, endsAt }: Work,
): Promise<DueCheck[]> {
  const documents = await checkableDocuments(db, { seekerIds: [seekerId], companyId })
  const rules = await checkRulesFor(db, companyId)
  const lastDay = localDate(endsAt, zone)
  const decisions = await latestDecisions(db, { seekerIds: [seekerId], companyId })
  const screening = dueScreening(decisions.get(seekerId) ?? null, rules.screening, lastDay)
  return [
    ...dueChecks(checkedDocuments(documents), rules, { siaSector, requirements, lastDay }),
    ...(screening ? [screening] : []),
  ]
}
