import type { ExpenseClaim, PayTerms } from '@s4/contract'
import { expenseText } from '@s4/domain/expenses'
import { formatPence } from '@s4/domain/money'
import { ExternalLink, List, Stack, Text } from '@s4/ui'
import type { ReactNode } from 'react'

interface ExpenseClaimsProps {
  claims: readonly ExpenseClaim[]
  allowed: PayTerms['expenses']
  /** What can be done with a claim that waits. */
  actions?: (claim: ExpenseClaim) => ReactNode
}

/** The expenses claimed for some work, as both sides read them. */
export const ExpenseClaims = ({ claims, allowed, actions }: ExpenseClaimsProps) => (
  <List label="Expenses">
    {claims.map((claim) => (
      <li key={claim.id}>
        <Stack gap="sm">
          <Text weight="medium">
            {expenseText(claim, allowed)}: {formatPence(claim.pence)}, {stateText(claim)}
          </Text>
          {claim.receipt && (
            <ExternalLink href={claim.receipt} target="_blank" rel="noreferrer">
              Receipt
            </ExternalLink>
          )}
          {claim.reason && <Text tone="muted">Why: {claim.reason}</Text>}
          {claim.status === 'claimed' && actions?.(claim)}
        </Stack>
      </li>
    ))}
  </List>
)

function stateText({ status, invoice }: ExpenseClaim): string {
  if (status === 'claimed') return 'waits for the company’s answer'
  if (status === 'refused') return 'refused'
  return invoice === null ? 'agreed, goes on the next invoice' : `on invoice ${invoice}`
}
