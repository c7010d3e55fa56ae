import { useContractForm } from '@s4/api-client/forms'
import { Payment } from '@s4/contract'
import { localDate } from '@s4/domain/shift-text'
import { Button, DateField, Form, Modal, TextField } from '@s4/ui'
import { useId, useState } from 'react'
import { useMarkPaid } from '../queries/completed-work-queries'

interface PaidModalProps {
  invoiceId: string
  number: string
  open: boolean
  onClose: () => void
}

/** Records the date and reference of a payment. */
export function PaidModal({ invoiceId, number, open, onClose }: PaidModalProps) {
  const form = useId()
  const markPaid = useMarkPaid()
  const [today] = useState(() => localDate(new Date().toISOString()))
  const { field, formProps } = useContractForm({
    schema: Payment,
    defaultValues: { paidOn: today, reference: number },
    failure: markPaid.error,
    onSubmit: (payment) => markPaid.mutate({ id: invoiceId, ...payment }, { onSuccess: onClose }),
  })

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`Mark ${number} as paid`}
      description="The worker is told, and confirms when the money has arrived."
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={markPaid.isPending}>
            Mark as paid
          </Button>
        </>
      }
    >
      <Form id={form} {...formProps} label={`Payment of ${number}`}>
        <DateField label="Paid on" {...field('paidOn')} />
        <TextField label="Payment reference" hint="What the worker sees on their statement." {...field('reference')} />
      </Form>
    </Modal>
  )
}
