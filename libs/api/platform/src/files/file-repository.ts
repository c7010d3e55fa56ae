import type { FilePurpose } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'

export interface FileRow {
  id: string
  ownerUid: string
  purpose: FilePurpose
  mediaType: string
  name: string
  byteSize: number
  companyId: string | null
  seekerId: string | null
}

const COLUMNS = 'id, owner_uid, purpose, media_type, name, byte_size, company_id, seeker_id'

/** Who may see a file besides its owner. */
export interface Audience {
  companyId?: string | null
  seekerId?: string | null
}

export const fileRepository = (db: Db) => ({
  async insert(
    { id, ownerUid, purpose, mediaType, name, byteSize, companyId, seekerId }: FileRow,
    now: Date,
    claimed: boolean,
  ): Promise<void> {
    await db.query(
      `insert into stored_file (id, owner_uid, purpose, media_type, name, byte_size, company_id, seeker_id, created_at,
           claimed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [id, ownerUid, purpose, mediaType, name, byteSize, companyId, seekerId, now, claimed ? now : null],
    )
  },

  /** Null for an unknown or removed file. */
  async byId(id: string): Promise<FileRow | null> {
    const [row] = await db.query<FileRow>(`select ${COLUMNS} from stored_file where id = $1 and deleted_at is null`, [
      id,
    ])
    return row ?? null
  },

  /** Counts the files of a person that no record refers to yet. */
  async unclaimed(ownerUid: string, purpose: FilePurpose | null = null): Promise<number> {
    const [row] = await db.query<{ count: number }>(
      `select count(*) as count from stored_file
       where owner_uid = $1 and claimed_at is null and deleted_at is null and ($2::text is null or purpose = $2)`,
      [ownerUid, purpose],
    )
    return row?.count ?? 0
  },

  /** Files whose bytes can be removed: released, or sent before `before` and never used. */
  removable: (before: Date) =>
    db.query<{ id: string }>(
      `select id from stored_file where (deleted_at is not null or (claimed_at is null and created_at < $1))
         and byte_size > 0 order by id limit 200`,
      [before],
    ),

  /**
   * Keeps the row without name and size, because records may refer to it. False when the file was claimed in the
   * meantime.
   */
  async markRemoved(id: string, now: Date): Promise<boolean> {
    const gone = await db.query(
      `update stored_file set byte_size = 0, name = '', deleted_at = coalesce(deleted_at, $2)
       where id = $1 and (deleted_at is not null or claimed_at is null) returning id`,
      [id, now],
    )
    return gone.length > 0
  },
})

interface Claim extends Audience {
  id: string
  ownerUid: string
  purpose: FilePurpose
}

/**
 * Links a file sent with `POST /files` to the record being written, in its transaction.
 * Throws `file.missing` unless this person sent it for this purpose, and `file.in-use` when a record already has it. A
 * record that keeps its file must not claim it again.
 */
export async function claimFile(
  tx: Db,
  { id, ownerUid, purpose, companyId = null, seekerId = null }: Claim,
  now: Date,
): Promise<void> {
  const claimed = await tx.query(
    `update stored_file set claimed_at = $4, company_id = coalesce($5, company_id), seeker_id = coalesce($6, seeker_id)
     where id = $1 and owner_uid = $2 and purpose = $3 and deleted_at is null and claimed_at is null returning id`,
    [id, ownerUid, purpose, now, companyId, seekerId],
  )
  if (claimed.length > 0) return
  const taken = await tx.query(
    'select 1 from stored_file where id = $1 and owner_uid = $2 and purpose = $3 and deleted_at is null',
    [id, ownerUid, purpose],
  )
  throw new ApiError(taken.length > 0 ? 'file.in-use' : 'file.missing')
}

/** Hides the file of a replaced or removed record; the sweep removes its bytes. */
export async function releaseFile(tx: Db, id: string | null | undefined, now: Date): Promise<void> {
  if (id) await tx.query('update stored_file set deleted_at = $2 where id = $1 and deleted_at is null', [id, now])
}
