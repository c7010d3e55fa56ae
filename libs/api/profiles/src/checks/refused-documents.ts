import type { WorkerWithRefusedDocuments } from '@s4/contract'
import type { Db } from '@s4/db'
import { isRefused } from '@s4/domain/due-checks'
import type { CompanyActor } from '@s4/api-platform/actor'
import { fileUrl } from '@s4/api-platform/files'
import { dealsWithAtSites } from '@s4/api-platform/site-limits'
import { isSeen } from '../seeker-access/reason-to-see'
import { checkableDocuments, shownDocument } from '../worker-documents/checkable-documents'
import { latestDecisions } from './screening-decisions'

/** The latest refusals first; a company that refused more people than this finds the others as applicants. */
const MAX_WORKERS = 100

interface Row {
  seekerId: string
  fullname: string
  pictureFileId: string | null
}

/**
 * The workers whose documents or screening a company refused and has not looked at since, also without an application
 * or work between the two; without these the numbers and files stay closed. A member limited to some sites reads of
 * those the company dealt with there.
 */
export async function refusedDocuments(
  db: Db,
  { actor, now }: { actor: Pick<CompanyActor, 'companyId' | 'siteIds'>; now: Date },
): Promise<WorkerWithRefusedDocuments[]> {
  const { companyId, siteIds } = actor
  const atOwnSites = siteIds === null ? 'true' : dealsWithAtSites(actor, { seeker: 'seeker.id', company: '$1' })
  const workers = await db.query<Row>(
    `select seeker.id as seeker_id, fullname, picture_file_id from (
       select seeker_id, max(at) as checked_at from (
         select seeker_id, checked_at as at from document_check where company_id = $1 and result = 'refused'
         union all select seeker_id, decided_at from screening_decision where company_id = $1 and result = 'refused'
       ) as refusal group by seeker_id
     ) as refused join seeker on seeker.id = refused.seeker_id
     where ${isSeen({ company: '$1', now: '$2' })} and ${atOwnSites}
     order by refused.checked_at desc, seeker.id limit ${MAX_WORKERS}`,
    [companyId, now],
  )
  const seekerIds = workers.map(({ seekerId }) => seekerId)
  const documents = await checkableDocuments(db, { seekerIds, companyIds: [companyId] })
  const decisions = await latestDecisions(db, { seekerIds, companyId })
  return workers.flatMap(({ seekerId, fullname, pictureFileId }) => {
    const refused = documents.filter((document) => document.seekerId === seekerId && isRefused(document))
    const screeningRefused = decisions.get(seekerId)?.result === 'refused'
    return refused.length === 0 && !screeningRefused
      ? []
      : [
          {
            seekerId,
            fullname,
            picture: fileUrl(pictureFileId),
            screeningRefused,
            documents: refused.map((document) => shownDocument(document, { mayRead: false })),
          },
        ]
  })
}
