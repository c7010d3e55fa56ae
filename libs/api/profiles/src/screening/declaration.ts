import type { Contract, ParsedInputOf, ScreeningFile } from '@s4/contract'
import type { Db } from '@s4/db'
import { DECLARATION_VERSION } from '@s4/domain/screening'
import type { Sealer } from '@s4/api-platform/deps'
import { found, recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'
import { withdrawOpenReferences } from '../references/withdraw-reference'

interface DeclarationRow {
  version: string
  judgmentsSealed: Buffer
  convictionsSealed: Buffer
  declaredAt: string
}

/** Replaces an earlier declaration. */
export async function declare(
  ctx: SeekerContext,
  { sealer, judgments, convictions }: ParsedInputOf<Contract['screening.declare']> & { sealer: Sealer },
): Promise<void> {
  const { seekerId } = ctx.actor
  const text = ({ any, details }: typeof judgments) => (any === 'yes' ? details : '')
  await ctx.tx.query(
    `insert into screening_declaration (seeker_id, version, judgments_sealed, convictions_sealed, declared_at)
     values ($1, $2, $3, $4, $5)
     on conflict (seeker_id) do update set version = excluded.version, judgments_sealed = excluded.judgments_sealed,
       convictions_sealed = excluded.convictions_sealed, declared_at = excluded.declared_at`,
    [
      seekerId,
      DECLARATION_VERSION,
      sealer.seal(text(judgments), 'screening_declaration.judgments_sealed', seekerId),
      sealer.seal(text(convictions), 'screening_declaration.convictions_sealed', seekerId),
      ctx.now,
    ],
  )
  await recordOwnChange(ctx, {
    action: 'screening.consented',
    subject: { kind: 'seeker', id: seekerId },
    detail: { version: DECLARATION_VERSION },
  })
}

/** Removes declaration and consent; referees who have not answered are asked no more. */
export async function withdrawConsent(ctx: SeekerContext): Promise<void> {
  const { seekerId } = ctx.actor
  const [gone] = await ctx.tx.query('delete from screening_declaration where seeker_id = $1 returning seeker_id', [
    seekerId,
  ])
  found(gone)
  await withdrawOpenReferences(ctx.tx, seekerId)
  await recordOwnChange(ctx, { action: 'screening.consent-withdrawn', subject: { kind: 'seeker', id: seekerId } })
}

export async function declarationOf(db: Db, seekerId: string, sealer: Sealer): Promise<ScreeningFile['declaration']> {
  const [row] = await db.query<DeclarationRow>(
    `select version, judgments_sealed, convictions_sealed, declared_at from screening_declaration
     where seeker_id = $1`,
    [seekerId],
  )
  if (!row) return null
  const { version, declaredAt, judgmentsSealed, convictionsSealed } = row
  return {
    version,
    declaredAt,
    judgments: sealer.open(judgmentsSealed, 'screening_declaration.judgments_sealed', seekerId),
    convictions: sealer.open(convictionsSealed, 'screening_declaration.convictions_sealed', seekerId),
  }
}

export async function eraseDeclaration(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from screening_declaration where seeker_id = $1', [seekerId])
}
