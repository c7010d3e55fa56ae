import type { Contract, Evidence, ParsedInputOf } from '@s4/contract'
import type { Db } from '@s4/db'
import type { EntryKind } from '@s4/domain/screening'
import { v7 as uuid } from 'uuid'
import { claimFile, fileUrl, releaseFile } from '@s4/api-platform/files'
import { found, recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'
import { findEntry } from '../screening-entries/entries'

interface EvidenceRow extends Omit<Evidence, 'file'> {
  entryKind: EntryKind
  entryId: string
  fileId: string
}

export async function addEvidence(
  ctx: SeekerContext,
  { entryKind, entryId, fileId, note }: ParsedInputOf<Contract['screening.addEvidence']>,
): Promise<void> {
  const { tx, actor, now } = ctx
  found(await findEntry(tx, actor.seekerId, { entryKind, entryId }))
  await claimFile(tx, { id: fileId, ownerUid: actor.uid, purpose: 'screening' }, now)
  await tx.query(
    `insert into screening_evidence (id, seeker_id, entry_kind, entry_id, note, file_id, added_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [uuid(), actor.seekerId, entryKind, entryId, note, fileId, now],
  )
  await recordOwnChange(ctx, { action: 'screening.evidence-added', subject: { kind: entryKind, id: entryId } })
}

export async function removeEvidence(ctx: SeekerContext, { id }: { id: string }): Promise<void> {
  const [gone] = await ctx.tx.query<{ fileId: string }>(
    'delete from screening_evidence where id = $1 and seeker_id = $2 returning file_id',
    [id, ctx.actor.seekerId],
  )
  await releaseFile(ctx.tx, found(gone).fileId, ctx.now)
  await recordOwnChange(ctx, { action: 'screening.evidence-removed', subject: { kind: 'evidence', id } })
}

/** Reads the evidence of a worker; returns how to find that of one piece of history. */
export async function evidenceOf(db: Db, seekerId: string) {
  const rows = await db.query<EvidenceRow>(
    `select screening_evidence.id, entry_kind, entry_id, note, file_id, name as file_name, added_at
     from screening_evidence join stored_file on stored_file.id = file_id
     where screening_evidence.seeker_id = $1 order by added_at, screening_evidence.id`,
    [seekerId],
  )
  return ({ kind, id }: { kind: EntryKind; id: string }): Evidence[] =>
    rows
      .filter(({ entryKind, entryId }) => entryKind === kind && entryId === id)
      .map(({ entryKind: _, entryId: __, fileId, ...evidence }) => ({ ...evidence, file: fileUrl(fileId) }))
}

/** The files are erased with all files of the person. */
export async function eraseEvidence(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from screening_evidence where seeker_id = $1', [seekerId])
}
