import type { Invoice } from '@s4/contract'
import { isOverdue, lateClaim } from '@s4/domain/late-payment'
import { formatPence } from '@s4/domain/money'
import { dateText, localDate } from '@s4/domain/shift-text'
import { Callout, DescriptionList, Disclosure, Text } from '@s4/ui'
import { useState } from 'react'
import { useBaseRates } from '../queries/money-queries'

/** What the worker may claim for an overdue invoice. */
export function LateClaimPart({ invoice }: { invoice: Invoice }) {
  const [today] = useState(() => localDate(new Date().toISOString()))
  const rates = useBaseRates(isOverdue(invoice, today))
  const claim = lateClaim(invoice, today, rates.data ?? {})
  if (!claim) return null
  const { days, rate, interest, compensation } = claim
  return (
    <>
      <Callout tone="danger">
        Overdue: it was due on {dateText(invoice.dueOn)}, {days === 1 ? '1 day' : `${days} days`} ago.
      </Callout>
      <Disclosure summary={`What you may claim for ${invoice.number}`}>
        <DescriptionList
          items={[
            { term: 'Fixed sum', detail: formatPence(compensation) },
            {
              term: 'Interest until today',
              detail:
                rate === null || interest === null
                  ? rates.isPending
                    ? 'Loading…'
                    : '8% a year above the Bank of England’s rate that applies, which S4 does not know'
                  : `${formatPence(interest)}: ${rate / 100}% a year on ${formatPence(invoice.toPay)}`,
            },
          ]}
        />
        <Text size="small" tone="muted">
          The Late Payment of Commercial Debts (Interest) Act 1998 gives you this where your terms say nothing better.
          S4 never adds it by itself: whether you claim it is between you and {invoice.buyer.name}. This is not legal
          advice.
        </Text>
      </Disclosure>
    </>
  )
}
