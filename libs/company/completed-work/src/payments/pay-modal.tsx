import type { PayeeTotal } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { momentText } from '@s4/domain/shift-text'
import { apiLinks, companyLinks } from '@s4/links'
import { useGuardedDownload } from '@s4/queries'
import {
  Button,
  ButtonLink,
  Callout,
  DescriptionList,
  Disclosure,
  DownloadButton,
  Inline,
  Modal,
  Refusal,
  Skeleton,
  Stack,
  Text,
} from '@s4/ui'
import { useId, useState } from 'react'
import { usePaymentPlan } from '../queries/payment-queries'
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
  // Who is in the file is who is recorded, also when bank details or sums change before the bank has it.
  const [isFiled, setFiled] = useState(false)
  const { data: plan, error, refetch } = usePaymentPlan(chosen, isFiled || busy)
  const handleSaved = () => void refetch().then(() => setFiled(true))

  return (
    <Modal
      open
      onClose={onClose}
      title="Pay from your bank, then record it"
      description={`S4 moves no money.${plan?.some(isOpen) ? ' The bank details are here.' : ''}`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            tone={plan?.some(isReady) ? 'action' : 'quiet'}
            busy={busy}
            disabled={!plan || paidNow(plan).length === 0}
          >
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
        <PaymentSteps plan={plan} form={form} onSaved={handleSaved} onBusy={setBusy} onClose={onClose} />
      ) : (
        !error && <Skeleton shape="list" count={3} />
      )}
    </Modal>
  )
}

interface PaymentStepsProps {
  plan: readonly PayeeTotal[]
  form: string
  /** The file for the bank is among the downloads. */
  onSaved: () => void
  onBusy: (busy: boolean) => void
  onClose: () => void
}

function PaymentSteps({ plan, form, onSaved, ...rest }: PaymentStepsProps) {
  const [only] = plan
  const ready = plan.filter(isReady)
  const leftOut = plan.filter((payee) => !isReady(payee))
  const [invoice, ...otherInvoices] = only?.invoices ?? []
  const recorded = paidNow(plan)

  return (
    <Stack>
      {ready.length > 0 && <DescriptionList items={ready.map(toFact)} />}
      {leftOut.length > 0 && (
        <Callout tone="warning" title={leftOutTitle(ready.length, leftOut.length)}>
          {leftOut.map((payee) => (
            <Text key={payee.seekerId} size="small">
              {payee.seekerName}, {formatPence(payee.pence)}: {reasonText(payee)}
            </Text>
          ))}
        </Callout>
      )}
      {plan.some(({ detailsOpen }) => !detailsOpen) && (
        <Callout
          tone="warning"
          title="Your company is not verified"
          action={
            <ButtonLink tone="quiet" size="small" to={companyLinks.vetting}>
              See what S4 needs
            </ButtonLink>
          }
        >
          Until it is verified, we show no bank details and make no file.
          {recorded.length > 0 && ' You can record what you have paid.'}
        </Callout>
      )}
      {plan.length === 1
        ? invoice && only && isOpen(only) && <PayeeDetails invoiceId={invoice.id} />
        : ready.filter(isOpen).map(({ seekerId, seekerName, invoices: [first] }) => (
            <Disclosure key={seekerId} summary={`Bank details of ${seekerName}`}>
              {first && <PayeeDetails invoiceId={first.id} />}
            </Disclosure>
          ))}
      {ready.some(isOpen) && <PaymentFile plan={plan} onSaved={onSaved} />}
      {recorded.length > 0 &&
        (plan.length === 1 && invoice && otherInvoices.length === 0 ? (
          <RecordOnePaymentForm form={form} invoice={invoice} {...rest} />
        ) : (
          <RecordPaymentsForm form={form} payees={recorded} {...rest} />
        ))}
    </Stack>
  )
}

const isReady = ({ payee }: PayeeTotal) => payee === 'ready'

const isOpen = (payee: PayeeTotal) => isReady(payee) && payee.detailsOpen

function leftOutTitle(ready: number, leftOut: number): string {
  if (ready === 0) return 'There is no file for your bank yet'
  return leftOut === 1 ? 'Left out of the file for your bank' : `${leftOut} left out of the file for your bank`
}

/** A single worker may have been paid in another way; of several, those in the file are recorded. */
const paidNow = (plan: readonly PayeeTotal[]) => (plan.length === 1 ? plan : plan.filter(isReady))

const toFact = ({ seekerName, pence, reference, invoices }: PayeeTotal) => ({
  term: seekerName,
  detail: [
    formatPence(pence),
    ...(invoices.length === 1 ? [] : [`${invoices.length} invoices`]),
    `reference ${reference}`,
  ].join(', '),
})

function reasonText({ payableFrom, detailsOpen }: PayeeTotal): string {
  if (payableFrom !== null) return `new bank details, which can be used from ${momentText(payableFrom)}.`
  const next = detailsOpen
    ? 'The worker is asked for them.'
    : 'Open this again once your company is verified: then we ask them for their bank details.'
  return `no bank details yet. ${next}`
}

function PaymentFile({ plan, onSaved }: Pick<PaymentStepsProps, 'plan' | 'onSaved'>) {
  const invoices = plan.flatMap((payee) => payee.invoices.map(({ id }) => id)).join(',')
  const csv = useGuardedDownload(`${apiLinks.paymentsCsv}?invoices=${invoices}`, 's4-payments.csv', onSaved)
  const bacs = useGuardedDownload(`${apiLinks.paymentsBacs}?invoices=${invoices}`, 's4-payments.txt', onSaved)
  return (
    <>
      <Refusal failure={csv.error ?? bacs.error} />
      {(csv.isSaved || bacs.isSaved) && (
        <Callout tone="success" live>
          The file is among your downloads. It has bank details in it. Delete it once your bank has it.
        </Callout>
      )}
      <Inline>
        <DownloadButton download={csv}>Download the file for your bank</DownloadButton>
        <Text size="small" tone="muted">
          A CSV file with one line for each worker. We record each download, and tell the workers.
        </Text>
      </Inline>
      <Disclosure summary="My bank takes Bacs files">
        <Inline>
          <DownloadButton download={bacs}>Download the Bacs file (Standard 18)</DownloadButton>
          <Text size="small" tone="muted">
            It needs your service user number. We have not tried it with a bank. Send a small payment first.
          </Text>
        </Inline>
      </Disclosure>
    </>
  )
}
