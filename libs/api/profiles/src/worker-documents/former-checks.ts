import type { FormerCheck } from '@s4/contract'
import type { Db } from '@s4/db'
import { memberWords } from '@s4/api-platform/actor'

const MOST = 50

/** A company's checks of documents that the worker has removed since, newest first. */
export const formerChecks = (
  db: Db,
  { seekerId, companyId, mayRead }: { seekerId: string; companyId: string; mayRead: boolean },
): Promise<FormerCheck[]> =>
  db.query<FormerCheck>(
    `select document_check.id, document_kind as kind, document_name as name,
       case when document_kind <> 'right-to-work' or $3 then expires_on end as expires_on,
       case when $3 then restrictions else '' end as restrictions, result, method, note, checked_at,
       ${memberWords('company_id', 'checked_by')} as checked_by
     from document_check left join account on account.uid = checked_by
     where company_id = $1 and seeker_id = $2
       and not exists (select from licence where licence.id = document_id)
       and not exists (select from certificate where certificate.id = document_id)
       and not (document_kind = 'right-to-work' and exists (
         select from right_to_work where right_to_work.seeker_id = document_check.seeker_id))
     order by checked_at desc, document_check.id desc limit ${MOST}`,
    [companyId, seekerId, mayRead],
  )
