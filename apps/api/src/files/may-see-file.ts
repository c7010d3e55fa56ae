import type { FilePurpose } from '@s4/contract'
import type { Db } from '@s4/db'
import type { Actor } from '../server/actor'
import { SEEN } from '../workers/visible-seeker'
import { hasOffered } from '../workers/worker-documents'
import type { FileRow } from './file-repository'

type Rule = (db: Db, actor: Actor | null, file: FileRow) => Promise<boolean> | boolean

/** Who may see a file. Its owner always may. */
export async function maySeeFile(db: Db, actor: Actor | null, file: FileRow): Promise<boolean> {
  return actor?.uid === file.ownerUid || rules[file.purpose](db, actor, file)
}

const isShared: Rule = (_db, actor, { companyId, seekerId }) =>
  Boolean(actor && ((companyId && actor.companyId === companyId) || (seekerId && actor.seekerId === seekerId)))

/** Whoever may see the seeker sees the picture. */
const seesOwner: Rule = async (db, actor, { ownerUid }) => {
  if (!actor?.companyId) return false
  const seen = await db.query(`select 1 from seeker where uid = $1 and ${SEEN}`, [ownerUid, actor.companyId])
  return seen.length > 0
}

/** PRODUCT rule 18: once an offer exists. */
const offeredOwner: Rule = async (db, actor, { ownerUid }) => {
  if (!actor?.companyId) return false
  const [seeker] = await db.query<{ id: string }>('select id from seeker where uid = $1', [ownerUid])
  return seeker !== undefined && hasOffered(db, seeker.id, actor.companyId)
}

/** A driving licence is never shown to a company. */
const isSiaAndOffered: Rule = async (db, actor, file) =>
  (await db.query(`select 1 from licence where file_id = $1 and kind = 'sia'`, [file.id])).length > 0 && offeredOwner(db, actor, file)

const rules: Record<FilePurpose, Rule> = {
  logo: () => true,
  picture: seesOwner,
  certificate: offeredOwner,
  licence: isSiaAndOffered,
  'right-to-work': offeredOwner,
  logbook: isShared,
  problem: isShared,
  chat: isShared,
}
