import type { ShiftDay } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { ownerColumn, type Viewer } from '@s4/api-platform/http'
import { checkCallRepository } from './check-call-repository'

/** The check calls of some work as this viewer may see them. Throws `assignment.missing`. */
export async function shiftDayOf(
  db: Db,
  id: string,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<ShiftDay> {
  const [work] = await db.query<{ shared: boolean }>(
    `select coalesce(attendance.location_shared_at is not null, false) as shared
     from assignment left join attendance on assignment_id = assignment.id
     where assignment.id = $1 and ${ownerColumn(viewer)} = $2`,
    [id, viewer.id],
  )
  if (!work) throw new ApiError('assignment.missing')
  return {
    calls: await checkCallRepository(db).listByAssignment(id),
    locationShared: work.shared,
    now: now.toISOString(),
  }
}
