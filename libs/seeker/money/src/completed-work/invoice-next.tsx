import { seekerLinks } from '@s4/links'
import type { Assignment, WorkInvoice } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText } from '@s4/domain/shift-text'
import { ButtonLink, Callout } from '@s4/ui'
import type { ReactNode } from 'react'

/** What is left to do about the invoices of finished work, and when their money is due. */
export function InvoiceNext({ work: { status, invoices } }: { work: Assignment }) {
  const paid = invoices.find(({ toConfirm }) => toConfirm)
  const unpaid = status === 'invoiced' ? invoices.filter(isUnpaid) : []
  const next = unpaid.find(({ toAnswer }) => toAnswer) ?? unpaid[0]

  return (
    <>
      {paid && (
        <Callout tone="info" action={<InvoiceLink invoice={paid}>Say if it arrived</InvoiceLink>}>
          The company says it paid you{invoices.length > 1 && ` for invoice ${paid.number}`}. Did the money arrive?
        </Callout>
      )}
      {next && (
        <Callout
          tone="info"
          action={
            <InvoiceLink invoice={next}>
              {next.toAnswer ? 'Check the invoice' : 'Open the invoice'}
              {unpaid.length > 1 && ` ${next.number}`}
            </InvoiceLink>
          }
        >
          The company has to pay {unpaid.map(dueText).join(', and ')}.
          {next.toAnswer &&
            (unpaid.length > 1
              ? ` Check ${next.number}, then accept it or object.`
              : ' Check it, then accept it or object.')}
        </Callout>
      )}
    </>
  )
}

type Unpaid = WorkInvoice & { dueOn: string }

const isUnpaid = (invoice: WorkInvoice): invoice is Unpaid => invoice.dueOn !== null

/** The sum of an invoice is said unless all of it is left. */
function dueText({ number, total, toPay, dueOn }: Unpaid, _at: number, { length }: readonly Unpaid[]): string {
  const sum = length > 1 || toPay !== total ? `${formatPence(toPay)} of ` : ''
  return `${sum}invoice ${number} by ${dateText(dueOn)}`
}

function InvoiceLink({ invoice: { id }, children }: { invoice: WorkInvoice; children: ReactNode }) {
  return (
    <ButtonLink size="small" tone="quiet" to={`${seekerLinks.invoices}?invoice=${id}`}>
      {children}
    </ButtonLink>
  )
}
