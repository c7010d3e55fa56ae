import { useContractForm } from '@s4/api-client/forms'
import type { InvoiceToSettle } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { Button, Modal, Stack, TextArea, TextField } from '@s4/ui'
import { useId } from 'react'
import { useAskForCredit } from '../queries/completed-work-queries'

const loadCreditFields = () => import('./credit-fields').then(({ CreditFields }) => CreditFields)

interface CreditModalProps {
  invoice: InvoiceToSettle
  worker: string
  open: boolean
  onClose: () => void
}

/** Asks the worker to accept a credit note. */
export function CreditModal({ invoice: { id, number, total, credited }, worker, open, onClose }: CreditModalProps) {
  const form = useId()
  const ask = useAskForCredit()
  const { formProps, field } = useContractForm({
    schema: loadCreditFields,
    defaultValues: { amount: '', reason: '' },
    failure: ask.error,
    keepsDraft: `credit:${id}`,
    onSubmit: (draft) => ask.mutate({ id, ...draft }, { onSuccess: onClose }),
  })

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`Ask for a credit note on ${number}`}
      description={
        `${formatPence(total - credited)} is left of this invoice. ${worker} decides; nothing changes until ` +
        'they accept.'
      }
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={ask.isPending}>
            Ask {worker}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={formProps.onSubmit} aria-label={`Credit note on ${number}`}>
        <Stack>
          <TextField label="Amount to take off" prefix="£" inputMode="decimal" {...field('amount')} />
          <TextArea label="Why?" hint="The worker reads this." {...field('reason')} />
        </Stack>
      </form>
    </Modal>
  )
}
