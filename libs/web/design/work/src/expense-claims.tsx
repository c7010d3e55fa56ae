import type { Assignment, ExpenseClaim, PayTerms } from '@s4/contract'
import { expenseText } from '@s4/domain/expenses'
import { formatPence } from '@s4/domain/money'
import { momentText } from '@s4/domain/shift-text'
import { ExternalLink, List, Stack, Text } from '@s4/ui'
import type { ReactNode } from 'react'

interface ExpenseClaimsProps {
  claims: readonly ExpenseClaim[]
  allowed: PayTerms['expenses']
  work: Pick<Assignment, 'zone' | 'engagement'>
  /** What can be done with a claim that waits. */
  actions?: (claim: ExpenseClaim) => ReactNode
}

/** The expenses claimed for some work, as both sides read them. */
export const ExpenseClaims = ({ claims, allowed, work, actions }: ExpenseClaimsProps) => (
  <List label="Expenses">
    {claims.map((claim) => (
      <li key={claim.id}>
        <Stack gap="sm">
          <Text weight="medium">
            {expenseText(claim, allowed)}: {formatPence(claim.pence)}, {stateText(claim, work)}
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

function stateText({ status, invoice, respondBy }: ExpenseClaim, work: ExpenseClaimsProps['work']): string {
  if (status === 'claimed')
    return `waits for the company’s answer until ${momentText(respondBy, work.zone)}; without one it is agreed`
  if (status === 'refused') return 'refused'
  if (invoice !== null) return `on invoice ${invoice}`
  return work.engagement === 'own-staff' ? 'agreed, goes to payroll' : 'agreed, goes on the next invoice'
}
