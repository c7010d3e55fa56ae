import type { PayeeTotal } from '@s4/contract'

/** New bank details are not used for so long, in case somebody else changed them (docs/product.md#payments). */
const HOLD_MS = 48 * 60 * 60_000

type PayeeState = Pick<PayeeTotal, 'payee' | 'payableFrom'>

/** Whether a worker can be paid to the bank details they gave at `changedAt`; null: they gave none. */
export function payeeState(changedAt: string | null, now: Date): PayeeState {
  if (changedAt === null) return { payee: 'missing', payableFrom: null }
  const from = Date.parse(changedAt) + HOLD_MS
  return from > now.getTime()
    ? { payee: 'changed', payableFrom: new Date(from).toISOString() }
    : { payee: 'ready', payableFrom: null }
}
