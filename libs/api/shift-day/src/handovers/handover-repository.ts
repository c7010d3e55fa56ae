import type { Handover } from '@s4/contract'
import type { Db } from '@s4/db'

const MOST = 50

/**
 * SQL: whether a handover is for some work: another worker wrote it at the same site, in the 24 hours before the shift
 * or during it. None is for cancelled work or a no-show. The arguments are SQL aliases.
 */
export const isForWork = (handover: string, work: string) =>
  `${handover}.site_id = ${work}.site_id
     and ${work}.seeker_id <> (select seeker_id from assignment where id = ${handover}.assignment_id)
     and ${work}.status not in ('cancelled', 'noShow')
     and ${handover}.written_at < ${work}.ends_at and ${handover}.written_at > ${work}.starts_at - interval '24 hours'`

export const handoverRepository = (db: Db) => ({
  async insert(handover: { entryId: string; assignmentId: string; siteId: string; at: Date }): Promise<void> {
    const { entryId, assignmentId, siteId, at } = handover
    await db.query('insert into handover (entry_id, assignment_id, site_id, written_at) values ($1, $2, $3, $4)', [
      entryId,
      assignmentId,
      siteId,
      at,
    ])
  },

  /** Newest first. */
  listFor: (assignmentId: string): Promise<Handover[]> =>
    db.query<Handover>(
      `select logbook_entry.id, seeker.fullname as seeker_name, logbook_entry.text, logbook_entry.form,
         handover.written_at, handover_read.read_at
       from assignment work join handover on ${isForWork('handover', 'work')}
       join logbook_entry on logbook_entry.id = handover.entry_id
       join assignment writer on writer.id = handover.assignment_id join seeker on seeker.id = writer.seeker_id
       left join handover_read on handover_read.entry_id = handover.entry_id
         and handover_read.assignment_id = work.id
       where work.id = $1 order by handover.written_at desc, handover.entry_id limit ${MOST}`,
      [assignmentId],
    ),

  async markRead({ entryId, assignmentId, at }: { entryId: string; assignmentId: string; at: Date }): Promise<void> {
    await db.query(
      `insert into handover_read (entry_id, assignment_id, read_at) values ($1, $2, $3) on conflict do nothing`,
      [entryId, assignmentId, at],
    )
  },
})
