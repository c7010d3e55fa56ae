import type { PayeeTotal } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { momentText } from '@s4/domain/shift-text'
import { Button, Callout, DescriptionList, Inline, Modal, Refusal, Skeleton, Stack, Text } from '@s4/ui'
import { useId, useState } from 'react'
import { usePaymentFile, usePaymentPlan } from '../queries/payment-queries'
import { PayeeDetails } from './payee-details'
import { RecordOnePaymentForm, RecordPaymentsForm } from './payment-forms'

/** The most invoices of one payment, as the API allows. */
const MAX_INVOICES = 300

interface PayModalProps {
  /** Of unpaid invoices. */
  ids: readonly string[]
  onClose: () => void
}

/** Shows who can be paid, gives their bank details or the payment file, and records the payment. */
export function PayModal({ ids, onClose }: PayModalProps) {
  const form = useId()
  // Recording the payment makes the invoices paid, so the choice is kept as it was when the dialog opened.
  const [chosen] = useState(() => ids.slice(0, MAX_INVOICES))
  const [busy, setBusy] = useState(false)
  const { data: plan, error } = usePaymentPlan(chosen)

  return (
    <Modal
      open
      onClose={onClose}
      title="Pay"
      description="S4 moves no money: you pay from your bank, and record it here."
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={!plan || paidNow(plan).length === 0}>
            Record as paid
          </Button>
        </>
      }
    >
      {!plan && <Refusal failure={error} />}
      {ids.length > chosen.length && (
        <Callout tone="info">These are the first {MAX_INVOICES} invoices. Pay the others after them.</Callout>
      )}
      {plan ? (
        <PaymentSteps plan={plan} form={form} onBusy={setBusy} onClose={onClose} />
      ) : (
        !error && <Skeleton shape="list" count={3} />
      )}
    </Modal>
  )
}

interface PaymentStepsProps {
  plan: readonly PayeeTotal[]
  form: string
  onBusy: (busy: boolean) => void
  onClose: () => void
}

function PaymentSteps({ plan, form, ...rest }: PaymentStepsProps) {
  const [only] = plan
  const ready = plan.filter(({ payee }) => payee === 'ready')
  const leftOut = plan.filter(({ payee }) => payee !== 'ready')
  const [invoice, ...otherInvoices] = only?.invoices ?? []
  const recorded = paidNow(plan)

  return (
    <Stack>
      {ready.length > 0 && <DescriptionList items={ready.map(toFact)} />}
      {leftOut.length > 0 && (
        <Callout tone="warning" title={leftOut.length === 1 ? 'Left out of the file' : `${leftOut.length} left out`}>
          {leftOut.map((payee) => (
            <Text key={payee.seekerId} size="small">
              {payee.seekerName}, {formatPence(payee.pence)}: {reasonText(payee)}
            </Text>
          ))}
        </Callout>
      )}
      {plan.length === 1 && invoice && only?.payee === 'ready' && <PayeeDetails invoiceId={invoice.id} />}
      {ready.length > 0 && <PaymentFile plan={plan} />}
      {recorded.length > 0 &&
        (plan.length === 1 && invoice && otherInvoices.length === 0 ? (
          <RecordOnePaymentForm form={form} invoice={invoice} {...rest} />
        ) : (
          <RecordPaymentsForm form={form} payees={recorded} {...rest} />
        ))}
    </Stack>
  )
}

/** A single worker may have been paid in another way; of several, those in the file are recorded. */
const paidNow = (plan: readonly PayeeTotal[]) =>
  plan.length === 1 ? plan : plan.filter(({ payee }) => payee === 'ready')

const toFact = ({ seekerName, pence, reference, invoices }: PayeeTotal) => ({
  term: seekerName,
  detail: [
    formatPence(pence),
    ...(invoices.length === 1 ? [] : [`${invoices.length} invoices`]),
    `reference ${reference}`,
  ].join(', '),
})

const reasonText = ({ payableFrom }: PayeeTotal): string =>
  payableFrom === null
    ? 'no bank details yet. The worker is asked for them.'
    : `new bank details, which can be used from ${momentText(payableFrom)}.`

function PaymentFile({ plan }: { plan: readonly PayeeTotal[] }) {
  const file = usePaymentFile()
  const ids = plan.flatMap(({ invoices }) => invoices.map(({ id }) => id))
  return (
    <>
      <Refusal failure={file.error} />
      {file.isSuccess && (
        <Callout tone="success" live>
          The file is among your downloads. It holds bank details: delete it once your bank has it.
        </Callout>
      )}
      <Inline>
        <Button tone="quiet" busy={file.isPending} onClick={() => file.mutate({ ids, format: 'csv' })}>
          Download the file for your bank
        </Button>
        <Text size="small" tone="muted">
          A CSV with one line a worker. Each download is recorded, and the workers are told.
        </Text>
      </Inline>
      <Inline>
        <Button tone="plain" busy={file.isPending} onClick={() => file.mutate({ ids, format: 'bacs' })}>
          Download as Standard 18
        </Button>
        <Text size="small" tone="muted">
          For Bacs, with your service user number. Not tried with a bank: send a small one first.
        </Text>
      </Inline>
    </>
  )
}
