import type { Assignment } from '@s4/contract'
import { expensesPaid } from '@s4/domain/expenses'
import { Button, Inline, lazyDialog } from '@s4/ui'
import { useState } from 'react'

const ExpensesModal = lazyDialog(async () => (await import('./expenses-modal')).ExpensesModal)

/** Opens the expenses of finished work, where its terms pay any. */
export function ExpensesButton({ work }: { work: Assignment }) {
  const [isOpen, setOpen] = useState(false)
  if (expensesPaid(work.terms.pay.expenses).length === 0) return null
  return (
    <Inline>
      <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
        Expenses
      </Button>
      {isOpen && <ExpensesModal work={work} onClose={() => setOpen(false)} />}
    </Inline>
  )
}
