import { createHash } from 'node:crypto'
import type { Db } from '@s4/db'

interface MadeFile {
  bytes: Buffer
  companyId: string
  kind: 'reportLog' | 'siteReport' | 'clientReport'
  title: string
  shiftId: string | null
  /** Null when nobody with an account asked for it. */
  madeBy: string | null
}

export const evidenceRepository = (db: Db) => ({
  /** Notes a file and returns its SHA-256; the same bytes are noted once. */
  async insert({ bytes, companyId, kind, title, shiftId, madeBy }: MadeFile, at: Date): Promise<Buffer> {
    const sha256 = createHash('sha256').update(bytes).digest()
    await db.query(
      `insert into evidence_file (sha256, company_id, kind, title, shift_id, made_at, made_by)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [sha256, companyId, kind, title, shiftId, at, madeBy],
    )
    return sha256
  },

  async find(sha256: string): Promise<{ companyName: string; title: string; madeAt: string } | null> {
    const [row] = await db.query<{ companyName: string; title: string; madeAt: string }>(
      `select company.company_name, evidence_file.title, evidence_file.made_at
       from evidence_file join company on company.id = company_id where sha256 = decode($1, 'hex')`,
      [sha256],
    )
    return row ?? null
  },

  /** Newest first. */
  listByShift: (shiftId: string) =>
    db.query<{ sha256: string; madeAt: string }>(
      `select encode(sha256, 'hex') as sha256, made_at from evidence_file where shift_id = $1
       order by made_at desc limit 20`,
      [shiftId],
    ),
})
