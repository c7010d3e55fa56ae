import { May } from '@s4/auth-session'
import { useApi } from '@s4/api-client'
import type { CompletedWork, ExpenseClaim } from '@s4/contract'
import { expensesPaid } from '@s4/domain/expenses'
import { Button, Callout, Inline, Refusal, Stack } from '@s4/ui'
import { ExpenseClaims } from '@s4/work'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAnswerExpense } from '../queries/completed-work-queries'
import { RefuseExpenseModal } from './refuse-expense-modal'

/** The expenses that the worker claims, where the terms pay any; each is agreed or refused by itself. */
export const ExpensesPart = ({ work }: { work: CompletedWork }) =>
  expensesPaid(work.terms.pay.expenses).length > 0 ? <Claims work={work} /> : null

function Claims({ work }: { work: CompletedWork }) {
  const { id, terms } = work
  const { data: claims, error, refetch } = useQuery(useApi().query('expenses.list', { id }))
  const answer = useAnswerExpense()
  const [refusing, setRefusing] = useState<ExpenseClaim | null>(null)
  if (error)
    return (
      <Callout tone="danger" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        We could not load the expenses.
      </Callout>
    )
  if (!claims || claims.length === 0) return null

  return (
    <Stack>
      <Refusal failure={answer.error} />
      <ExpenseClaims
        claims={claims}
        allowed={terms.pay.expenses}
        work={work}
        actions={(claim) => (
          <May to="expenses.answer">
            <Inline>
              <Button
                size="small"
                busy={answer.isPending}
                onClick={() => answer.mutate({ id, claimId: claim.id, answer: 'agree' })}
              >
                Agree the {claim.kind}
              </Button>
              <Button size="small" tone="quiet" onClick={() => setRefusing(claim)}>
                Refuse the {claim.kind}
              </Button>
            </Inline>
          </May>
        )}
      />
      {refusing && <RefuseExpenseModal id={id} claim={refusing} onClose={() => setRefusing(null)} />}
    </Stack>
  )
}
