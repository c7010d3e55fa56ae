import type { InvoiceToSettle } from '@s4/contract'
import { formatPence, parsePounds } from '@s4/domain/money'
import { Button, Modal, Stack, TextArea, TextField } from '@s4/ui'
import { useId, useState, type FormEvent } from 'react'
import { useAskForCredit } from './completed-work-queries'

interface CreditModalProps {
  invoice: InvoiceToSettle
  worker: string
  open: boolean
  onClose: () => void
}

/** Asks for an amount off an invoice, with the reason the worker reads; what is typed stays when it is refused. */
export function CreditModal({ invoice: { id, number, total, credited }, worker, open, onClose }: CreditModalProps) {
  const form = useId()
  const ask = useAskForCredit()
  const [errors, setErrors] = useState<Record<string, string>>({})

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const amount = parsePounds(text('amount'))
    const reason = text('reason')
    const found = {
      ...(!amount.ok && { amount: amount.message }),
      ...(amount.ok && amount.value === 0 && { amount: 'Enter an amount above zero.' }),
      ...(reason === '' && { reason: 'Say why: the worker will read it.' }),
    }
    setErrors(found)
    if (!amount.ok || Object.keys(found).length > 0) return
    ask.mutate({ id, amount: amount.value, reason }, { onSuccess: onClose, onError: ({ fields }) => setErrors(fields) })
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`Ask for a credit note on ${number}`}
      description={`${formatPence(total - credited)} is left of this invoice. ${worker} decides; nothing changes until they accept.`}
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
      <form id={form} noValidate onSubmit={handleSubmit} aria-label={`Credit note on ${number}`}>
        <Stack>
          <TextField
            label="Amount to take off"
            prefix="£"
            inputMode="decimal"
            name="amount"
            {...(errors.amount && { error: errors.amount })}
          />
          <TextArea
            label="Why?"
            hint="The worker reads this."
            name="reason"
            maxLength={300}
            {...(errors.reason && { error: errors.reason })}
          />
        </Stack>
      </form>
    </Modal>
  )
}
