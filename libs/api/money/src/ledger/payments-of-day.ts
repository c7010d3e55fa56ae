/** How many payments the ledger has, without those that were taken back; needs `ledger_entry` grouped by its day. */
export const PAYMENTS_OF_DAY = `(count(distinct payment_id) filter (where kind = 'payment')
    - count(distinct payment_id) filter (where kind = 'paymentReversed'))::int`
