import type { Declaration, Vetting } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { DeclarationKind, VettingStatus } from '@s4/domain/vetting'
import { v7 as uuid } from 'uuid'

export interface NewDeclaration {
  kind: DeclarationKind
  number: string
  insurer: string
  validUntil: string | null
}

export interface DeclarationDecision {
  declarationId: string
  status: 'lookedAt' | 'verified' | 'refused'
  method: NonNullable<Declaration['method']>
  reason: string
}

interface Moment {
  now: Date
  staffId: string | null
}

const COLUMNS = `id, kind, number, insurer, to_char(valid_until, 'YYYY-MM-DD') as valid_until, declared_at,
  status, method, reason, decided_at`

export const vettingRepository = (db: Db, companyId: string) => ({
  async show(): Promise<Vetting> {
    const [company] = await db.query<Pick<Vetting, 'status' | 'reason' | 'decidedAt'>>(
      `select vetting as status, coalesce(latest.reason, '') as reason, latest.decided_at
       from company left join lateral (select reason, decided_at from vetting_decision
         where company_id = company.id order by id desc limit 1) latest on true
       where company.id = $1`,
      [companyId],
    )
    if (!company) throw new ApiError('company.missing')
    return { ...company, declarations: await this.declarations() }
  },

  /** The last of each kind. */
  declarations: (): Promise<Declaration[]> =>
    db.query<Declaration>(
      `select ${COLUMNS} from company_declaration where company_id = $1 and superseded_at is null
       order by declared_at, id`,
      [companyId],
    ),

  /** Takes the place of what was declared before. */
  async declare({ kind, number, insurer, validUntil }: NewDeclaration, uid: string, now: Date): Promise<string> {
    await db.query(
      'update company_declaration set superseded_at = $3 where company_id = $1 and kind = $2 and superseded_at is null',
      [companyId, kind, now],
    )
    const id = uuid()
    await db.query(
      `insert into company_declaration (id, company_id, kind, number, insurer, valid_until, declared_by, declared_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, companyId, kind, number, insurer, validUntil, uid, now],
    )
    return id
  },

  /** What was found about a kind has to be looked at again, as a declaration of its own. */
  async declareAgain(kind: DeclarationKind, now: Date): Promise<void> {
    const [before] = await db.query<NewDeclaration & { declaredBy: string }>(
      `select kind, number, insurer, to_char(valid_until, 'YYYY-MM-DD') as valid_until, declared_by
       from company_declaration where company_id = $1 and kind = $2 and superseded_at is null for update`,
      [companyId, kind],
    )
    if (before) await this.declare(before, before.declaredBy, now)
  },

  /** Throws `record.changed` when the company has declared something else meanwhile. */
  async decideDeclaration(
    { declarationId, status, method, reason }: DeclarationDecision,
    { now, staffId }: Moment,
  ): Promise<Declaration> {
    const [decided] = await db.query<Declaration>(
      `update company_declaration set status = $3, method = $4, reason = $5, decided_at = $6, staff_id = $7
       where id = $1 and company_id = $2 and superseded_at is null returning ${COLUMNS}`,
      [declarationId, companyId, status, method, reason, now, staffId],
    )
    if (!decided) throw new ApiError('record.changed')
    return decided
  },

  async addDecision(
    { decision, reason }: { decision: VettingStatus; reason: string },
    { now, staffId }: Moment,
  ): Promise<void> {
    await db.query(
      'insert into vetting_decision (company_id, decision, reason, decided_at, staff_id) values ($1, $2, $3, $4, $5)',
      [companyId, decision, reason, now, staffId],
    )
  },
})
