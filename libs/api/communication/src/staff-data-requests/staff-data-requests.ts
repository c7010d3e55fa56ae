import type { StaffDataRequest, StaffDataRequestDetails } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { STAFF_LIST_LENGTH } from '@s4/domain/staff-lists'
import { daysLeft } from '@s4/domain/data-request'
import { localDate } from '@s4/domain/shift-text'
import { DATA_REQUEST_COLUMNS } from '../data-requests/data-request-repository'

/** The one due soonest first; those of an erased account have nobody left to answer. */
export async function dataRequestsWaiting(db: Db, now: Date): Promise<StaffDataRequest[]> {
  const rows = await db.query<Omit<StaffDataRequest, 'daysLeft'>>(
    `select ${DATA_REQUEST_COLUMNS} from data_request join account using (uid)
     where decided_at is null and erased_at is null order by data_request.due_on, id
     limit ${STAFF_LIST_LENGTH}`,
  )
  return rows.map((request) => withDaysLeft(request, now))
}

export interface DataRequestForStaff extends StaffDataRequestDetails {
  uid: string
}

/** Locked until the transaction ends. Throws `record.missing`. */
export async function lockDataRequest(db: Db, id: string, now: Date): Promise<DataRequestForStaff> {
  const [request] = await db.query<Omit<DataRequestForStaff, 'daysLeft'>>(
    `select ${DATA_REQUEST_COLUMNS}, uid, account.role, account.email from data_request join account using (uid)
     where data_request.id = $1 for update of data_request`,
    [id],
  )
  if (!request) throw new ApiError('record.missing')
  return withDaysLeft(request, now)
}

const withDaysLeft = <Request extends { dueOn: string }>(request: Request, now: Date) => ({
  ...request,
  daysLeft: daysLeft(request.dueOn, localDate(now.toISOString())),
})
