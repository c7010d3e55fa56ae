import type { JobReport, LogbookEntry } from '@s4/contract'
import type { Db } from '@s4/db'
import { actingMember } from '@s4/api-platform/actor'
import { fileUrl } from '@s4/api-platform/files'
import type { OnSiteAnswer } from '@s4/domain/site-boundary'
import type { SitePosition } from '../live-shift/site-position'
import { isoText } from '@s4/api-platform/notices'

interface EntryRow extends Omit<LogbookEntry, 'pictures' | 'place'> {
  fileIds: string[]
  inside: OnSiteAnswer | null
  accuracy: number | null
}

interface NewEntry extends Pick<LogbookEntry, 'id' | 'assignmentId' | 'text' | 'form'> {
  fileIds: string[]
  /** Null when the worker does not share the position. */
  place: SitePosition | null
}

const SELECT = `select logbook_entry.id, logbook_entry.assignment_id, seeker.fullname as seeker_name,
    logbook_entry.text, logbook_entry.form, logbook_entry.created_at, logbook_entry.arrived_at,
    logbook_entry.inside, logbook_entry.accuracy,
    (select coalesce(json_agg(json_build_object('seekerName', reader.fullname, 'at', ${isoText('read_at')})
       order by read_at), '[]') from handover_read join assignment work on work.id = handover_read.assignment_id
       join seeker reader on reader.id = work.seeker_id where handover_read.entry_id = logbook_entry.id) as read_by,
    array(select file_id::text from logbook_picture where entry_id = logbook_entry.id order by file_id) as file_ids
  from logbook_entry join assignment on assignment.id = logbook_entry.assignment_id
  join seeker on seeker.id = assignment.seeker_id`

export const logbookRepository = (db: Db) => ({
  async insert(
    { id, assignmentId, text, form, fileIds, place }: NewEntry,
    { at, arrivedAt }: { at: Date; arrivedAt: Date | null },
  ) {
    await db.query(
      `insert into logbook_entry (id, assignment_id, text, form, created_at, arrived_at, lat, lng, accuracy, inside)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        assignmentId,
        text,
        form && JSON.stringify(form),
        at,
        arrivedAt,
        place?.position?.lat,
        place?.position?.lng,
        place?.position?.accuracy,
        place?.inside,
      ],
    )
    for (const fileId of fileIds)
      await db.query('insert into logbook_picture (entry_id, file_id) values ($1, $2)', [id, fileId])
  },

  async byId(id: string): Promise<LogbookEntry | null> {
    const rows = await db.query<EntryRow>(`${SELECT} where logbook_entry.id = $1`, [id])
    return rows.map(toEntry)[0] ?? null
  },

  /** Oldest first. */
  async listByAssignment(assignmentId: string): Promise<LogbookEntry[]> {
    return (
      await db.query<EntryRow>(
        `${SELECT} where logbook_entry.assignment_id = $1 order by logbook_entry.created_at, logbook_entry.id`,
        [assignmentId],
      )
    ).map(toEntry)
  },

  /** Oldest first. */
  async listByShift(shiftId: string): Promise<LogbookEntry[]> {
    return (
      await db.query<EntryRow>(
        `${SELECT} where assignment.shift_id = $1 order by logbook_entry.created_at, logbook_entry.id`,
        [shiftId],
      )
    ).map(toEntry)
  },

  /** The audit entries of all workers of a shift, oldest first. */
  async findTimeline(shiftId: string): Promise<JobReport['timeline']> {
    return db.query(
      `select audit_entry.at, audit_entry.action, audit_entry.actor_kind as by, seeker.fullname as seeker_name,
         ${actingMember('audit_entry')}
       from audit_entry join assignment on assignment.id = audit_entry.assignment_id
       join seeker on seeker.id = assignment.seeker_id
       where assignment.shift_id = $1 order by audit_entry.id`,
      [shiftId],
    )
  },
})

function toEntry({ fileIds, inside, accuracy, ...entry }: EntryRow): LogbookEntry {
  return {
    ...entry,
    place: inside && accuracy !== null ? { inside, accuracy: Math.round(accuracy) } : null,
    pictures: fileIds.map((id) => fileUrl(id)).filter((url) => url !== null),
  }
}

/** Deletes where the reports of some work were written; whether that was on the site stays. */
export const forgetEntryPositions = async (tx: Db, assignmentIds: readonly string[]): Promise<void> =>
  void (await tx.query('update logbook_entry set lat = null, lng = null where assignment_id = any($1)', [
    assignmentIds,
  ]))
