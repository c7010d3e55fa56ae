import { useApi } from '@s4/api-client'
import type { Assignment } from '@s4/contract'
import { expensesPaid } from '@s4/domain/expenses'
import { CLAIM_DAYS } from '@s4/domain/hours-claim'
import { Button, Callout, Modal, Skeleton, Stack } from '@s4/ui'
import { ExpenseClaims } from '@s4/work'
import { useQuery } from '@tanstack/react-query'
import { MileageForm } from './mileage-form'
import { ParkingForm } from './parking-form'

/** What was claimed for some work, and the forms for what was not claimed yet or was refused. */
export function ExpensesModal({ work, onClose }: { work: Assignment; onClose: () => void }) {
  const { data: claims, error, refetch } = useQuery(useApi().query('expenses.list', { id: work.id }))
  const allowed = work.terms.pay.expenses
  const open = expensesPaid(allowed).filter(
    (kind) => claims && !claims.some((claim) => claim.kind === kind && claim.status !== 'refused'),
  )

  return (
    <Modal
      open
      onClose={onClose}
      title="Expenses"
      description={
        `Until ${CLAIM_DAYS} days after the shift you can claim each once, and again if it was refused. What the ` +
        (work.engagement === 'own-staff'
          ? 'company agrees goes to its payroll.'
          : 'company agrees goes on the next invoice of this work.')
      }
    >
      {error && (
        <Callout tone="danger" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          We could not load the claims.
        </Callout>
      )}
      {!claims && !error && <Skeleton shape="list" count={1} />}
      {claims && (
        <Stack>
          {claims.length > 0 && <ExpenseClaims claims={claims} allowed={allowed} work={work} />}
          {open.includes('mileage') && <MileageForm id={work.id} allowed={allowed} />}
          {open.includes('parking') && <ParkingForm id={work.id} allowed={allowed} />}
        </Stack>
      )}
    </Modal>
  )
}
