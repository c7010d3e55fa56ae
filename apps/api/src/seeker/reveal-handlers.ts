import type { SealedNumber } from '@s4/contract'
import { formatSortCode } from '@s4/domain/bank'
import { formatNationalInsurance } from '@s4/domain/national-insurance'
import { formatShareCode } from '@s4/domain/share-code'
import { formatUtr } from '@s4/domain/utr'
import { audit } from '../server/audit'
import type { Deps } from '../server/deps'
import { implement } from '../server/implement'
import { found } from './written-by-owner'

interface Place {
  sql: string
  /** Whether the seeker may have several, so that the record's id is needed. */
  byId?: boolean
  shown?: (value: string) => string
}

const places: Record<SealedNumber, Place> = {
  utr: { sql: 'select utr_sealed as sealed from seeker where id = $1', shown: formatUtr },
  nino: { sql: 'select nino_sealed as sealed from seeker where id = $1', shown: formatNationalInsurance },
  'sort-code': { sql: 'select sort_code_sealed as sealed from bank_details where seeker_id = $1', shown: formatSortCode },
  'account-number': { sql: 'select account_number_sealed as sealed from bank_details where seeker_id = $1' },
  'share-code': { sql: 'select share_code_sealed as sealed from right_to_work where seeker_id = $1', shown: formatShareCode },
  licence: { sql: 'select number_sealed as sealed from licence where seeker_id = $1 and id = $2', byId: true },
  certificate: { sql: 'select number_sealed as sealed from certificate where seeker_id = $1 and id = $2', byId: true },
}

/** Numbers kept sealed, in full, to their owner after a recent sign-in; every look is in the audit. */
export const revealHandlers = ({ db, clock, sealing }: Deps) => [
  implement('sealed.reveal', ({ input: { number, id = null }, actor }) =>
    db.transaction(async (tx) => {
      const { sql, byId = false, shown = (value) => value } = places[number]
      const [row] = await tx.query<{ sealed: Buffer | null }>(sql, byId ? [actor.seekerId, id] : [actor.seekerId])
      const value = shown(sealing.open(found(row?.sealed)))
      await audit(tx, { at: clock.now(), actor, action: 'number.revealed', subject: { kind: byId ? number : 'seeker', id: byId && id ? id : actor.seekerId }, detail: { number } })
      return { value }
    }),
  ),
]
