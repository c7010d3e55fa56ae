import type { SealedNumber } from '@s4/contract'
import type { SealedColumn } from '@s4/db'
import { formatSortCode } from '@s4/domain/bank'
import { formatNationalInsurance } from '@s4/domain/national-insurance'
import { formatShareCode } from '@s4/domain/share-code'
import { formatUtr } from '@s4/domain/utr'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { found } from '../own-changes/record-own-change'

interface SealedSource {
  column: SealedColumn
  sql: string
  /** Whether the seeker may have several, so that the record's id is needed. */
  byId?: boolean
  shown?: (value: string) => string
}

const sources: Record<SealedNumber, SealedSource> = {
  utr: { column: 'seeker.utr_sealed', sql: 'select utr_sealed as sealed from seeker where id = $1', shown: formatUtr },
  nino: {
    column: 'seeker.nino_sealed',
    sql: 'select nino_sealed as sealed from seeker where id = $1',
    shown: formatNationalInsurance,
  },
  'sort-code': {
    column: 'bank_details.sort_code_sealed',
    sql: 'select sort_code_sealed as sealed from bank_details where seeker_id = $1',
    shown: formatSortCode,
  },
  'account-number': {
    column: 'bank_details.account_number_sealed',
    sql: 'select account_number_sealed as sealed from bank_details where seeker_id = $1',
  },
  'share-code': {
    column: 'right_to_work.share_code_sealed',
    sql: 'select share_code_sealed as sealed from right_to_work where seeker_id = $1',
    shown: formatShareCode,
  },
  licence: {
    column: 'licence.number_sealed',
    sql: 'select number_sealed as sealed from licence where seeker_id = $1 and id = $2',
    byId: true,
  },
  certificate: {
    column: 'certificate.number_sealed',
    sql: 'select number_sealed as sealed from certificate where seeker_id = $1 and id = $2',
    byId: true,
  },
}

/** Shows a sealed number in full to its owner after a recent sign-in, with an audit entry. */
export const revealHandlers = ({ sealer }: Deps) => [
  implement('seeker.reveal', ({ input: { number, id = null }, transact }) =>
    transact(async (ctx) => {
      const { tx, actor } = ctx
      const { column, sql, byId = false, shown = (value) => value } = sources[number]
      const rowId = byId ? found(id) : actor.seekerId
      const [row] = await tx.query<{ sealed: Buffer | null }>(sql, byId ? [actor.seekerId, rowId] : [rowId])
      const value = shown(sealer.open(found(row?.sealed), column, rowId))
      await ctx.record({
        action: 'number.revealed',
        subject: { kind: byId ? number : 'seeker', id: rowId },
        detail: { number },
      })
      return { value }
    }),
  ),
]
