import type { WorkerBlock } from '@s4/contract'
import { violatedConstraint, type Db } from '@s4/db'
import { isoText } from '@s4/api-platform/notices'
import { v7 as uuid } from 'uuid'

const BLOCK = `json_build_object('id', block.id, 'reason', block.reason,
  'setBy', member_name(block.company_id, block.set_by), 'setAt', ${isoText('block.set_at')},
  'lifted', case when block.lifted_at is not null then json_build_object('reason', block.lift_reason,
    'by', member_name(block.company_id, block.lifted_by), 'at', ${isoText('block.lifted_at')}) end)`

/** The block in force as json, or null; the arguments are SQL. */
export const openBlock = (seeker: string, company: string) => `(select ${BLOCK} from worker_block block
  where block.seeker_id = ${seeker} and block.company_id = ${company} and block.lifted_at is null)`

interface Pair {
  companyId: string
  seekerId: string
}

interface Decision {
  reason: string
  by: string
  now: Date
}

/** Whom a company does not send, and why; lifted blocks stay as its history. */
export const blockRepository = (db: Db) => ({
  /** The newest first. */
  async list({ companyId, seekerId }: Pair): Promise<WorkerBlock[]> {
    const rows = await db.query<{ block: WorkerBlock }>(
      `select ${BLOCK} as block from worker_block block where company_id = $1 and seeker_id = $2
       order by set_at desc, id desc`,
      [companyId, seekerId],
    )
    return rows.map(({ block }) => block)
  },

  /** False when the worker is blocked already. */
  async set({ companyId, seekerId }: Pair, { reason, by, now }: Decision): Promise<boolean> {
    try {
      await db.query(
        `insert into worker_block (id, company_id, seeker_id, reason, set_by, set_at) values ($1, $2, $3, $4, $5, $6)`,
        [uuid(), companyId, seekerId, reason, by, now],
      )
      return true
    } catch (error) {
      if (violatedConstraint(error) === 'one_block') return false
      throw error
    }
  },

  /** False when the worker is not blocked. */
  async lift({ companyId, seekerId }: Pair, { reason, by, now }: Decision): Promise<boolean> {
    const lifted = await db.query(
      `update worker_block set lift_reason = $3, lifted_by = $4, lifted_at = $5
       where company_id = $1 and seeker_id = $2 and lifted_at is null returning id`,
      [companyId, seekerId, reason, by, now],
    )
    return lifted.length > 0
  },
})
