import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { checkSubjectText } from '@s4/domain/due-checks'
import { dueChecksForWork } from './due-checks-for-work'

type Work = Parameters<typeof dueChecksForWork>[1]

/** Throws `worker.check-refused` while the company refuses a document this work needs. */
export async function refuseRefusedDocument(db: Db, work: Work): Promise<void> {
  const refused = (await dueChecksForWork(db, work)).find((due) => due.refused)
  if (refused) throw new ApiError('worker.check-refused', { facts: { document: checkSubjectText[refused.subject] } })
}
