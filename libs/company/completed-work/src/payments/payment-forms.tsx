import { useContractForm } from '@s4/api-client/forms'
import type { PayeeTotal } from '@s4/contract'
import { formatPence, penceForInput } from '@s4/domain/money'
import { localDate } from '@s4/domain/shift-text'
import { DateField, Form, Refusal, Text, TextField } from '@s4/ui'
import { useEffect, useRef, useState } from 'react'
import { useRecordPayments, useRecordRefund } from '../queries/payment-queries'

const loadOneFields = () => import('./payment-forms-fields').then(({ OneFields }) => OneFields)
const loadSeveralFields = () => import('./payment-forms-fields').then(({ SeveralFields }) => SeveralFields)

interface FormProps {
  /** The id of the form, for the button outside it. */
  form: string
  onBusy: (busy: boolean) => void
  onClose: () => void
}

const useToday = () => useState(() => localDate(new Date().toISOString()))[0]

/** Tells the dialog, whose button submits the form, that a request is under way. */
function useBusy(isPending: boolean, onBusy: FormProps['onBusy']) {
  useEffect(() => onBusy(isPending), [isPending, onBusy])
}

/** Keeps an amount nobody typed in equal to the sum that is left, which may change while the dialog is open. */
function useAmountLeft(left: number, getAmount: () => string, setAmount: (amount: string) => void) {
  const filledIn = useRef(penceForInput(left))
  useEffect(() => {
    const now = penceForInput(left)
    if (filledIn.current === now) return
    if (getAmount() === filledIn.current) setAmount(now)
    filledIn.current = now
  })
}

interface RecordOnePaymentFormProps extends FormProps {
  invoice: PayeeTotal['invoices'][number]
}

/** The payment of one invoice, whole or in part. */
export function RecordOnePaymentForm({ form, invoice, onBusy, onClose }: RecordOnePaymentFormProps) {
  const { id, number, toPay } = invoice
  const record = useRecordPayments()
  useBusy(record.isPending, onBusy)
  const { field, formProps, getValues, setValue } = useContractForm({
    schema: loadOneFields,
    defaultValues: { paidOn: useToday(), reference: number, amount: penceForInput(toPay) },
    failure: record.error,
    keepsDraft: false,
    onSubmit: ({ amount, ...paid }) => record.mutate({ ...paid, invoices: [{ id, amount }] }, { onSuccess: onClose }),
  })
  useAmountLeft(
    toPay,
    () => getValues('amount'),
    (left) => setValue('amount', left),
  )
  return (
    <Form id={form} {...formProps} label={`Payment of ${number}`}>
      <DateField label="Paid on" {...field('paidOn')} />
      <TextField label="Amount" prefix="£" inputMode="decimal" {...field('amount')} />
      <TextField label="Payment reference" hint="What the worker sees on their statement." {...field('reference')} />
    </Form>
  )
}

interface RecordPaymentsFormProps extends FormProps {
  payees: readonly PayeeTotal[]
}

/** Payments of several invoices, each whole and under the reference of the file. */
export function RecordPaymentsForm({ form, payees, onBusy, onClose }: RecordPaymentsFormProps) {
  const record = useRecordPayments()
  useBusy(record.isPending, onBusy)
  const invoices = payees.flatMap((payee) => payee.invoices.map(({ id, toPay: amount }) => ({ id, amount })))
  const total = invoices.reduce((sum, { amount }) => sum + amount, 0)
  const { field, formProps } = useContractForm({
    schema: loadSeveralFields,
    defaultValues: { paidOn: useToday() },
    failure: record.error,
    keepsDraft: false,
    onSubmit: ({ paidOn }) => record.mutate({ paidOn, invoices }, { onSuccess: onClose }),
  })
  return (
    <Form id={form} {...formProps} label="Payment of several invoices">
      <Refusal failure={record.error} />
      <Text>
        This records that you paid {formatPence(total)} to{' '}
        {payees.length === 1 ? payees[0]?.seekerName : `${payees.length} workers`}, {invoices.length} invoices in all.
        Each worker is told which and how much.
      </Text>
      <DateField label="Paid on" {...field('paidOn')} />
    </Form>
  )
}

interface RecordRefundFormProps extends FormProps {
  invoice: { id: string; number: string; refundDue: number }
}

/** What a worker gave back of a paid invoice that was credited. */
export function RecordRefundForm({ form, invoice, onBusy, onClose }: RecordRefundFormProps) {
  const { id, number, refundDue } = invoice
  const record = useRecordRefund()
  useBusy(record.isPending, onBusy)
  const { field, formProps, getValues, setValue } = useContractForm({
    schema: loadOneFields,
    defaultValues: { paidOn: useToday(), reference: number, amount: penceForInput(refundDue) },
    failure: record.error,
    keepsDraft: false,
    onSubmit: (refund) => record.mutate({ id, ...refund }, { onSuccess: onClose }),
  })
  useAmountLeft(
    refundDue,
    () => getValues('amount'),
    (left) => setValue('amount', left),
  )
  return (
    <Form id={form} {...formProps} label={`Refund on ${number}`}>
      <DateField label="Received on" {...field('paidOn')} />
      <TextField label="Amount" prefix="£" inputMode="decimal" {...field('amount')} />
      <TextField label="Reference" {...field('reference')} />
    </Form>
  )
}
