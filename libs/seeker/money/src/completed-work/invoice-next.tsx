import { seekerLinks } from '@s4/links'
import type { Assignment } from '@s4/contract'
import { dateText } from '@s4/domain/shift-text'
import { ButtonLink, Callout } from '@s4/ui'

/** What is left to do about the invoice of finished work, and when its money is due. */
export function InvoiceNext({ work: { status, invoices } }: { work: Assignment }) {
  const invoice =
    invoices.find(({ toConfirm }) => toConfirm) ?? invoices.find(({ toAnswer }) => toAnswer) ?? invoices.at(-1)
  if (!invoice) return null
  const { id, number, dueOn, toAnswer, toConfirm } = invoice
  const link = (text: string) => (
    <ButtonLink size="small" tone="quiet" to={`${seekerLinks.invoices}?invoice=${id}`}>
      {text}
    </ButtonLink>
  )
  if (toConfirm)
    return (
      <Callout tone="info" action={link('Say if it arrived')}>
        The company says it paid you. Did the money arrive?
      </Callout>
    )
  if (status !== 'invoiced' || dueOn === null) return null
  return (
    <Callout tone="info" action={link(toAnswer ? 'Check the invoice' : 'Open the invoice')}>
      The company has to pay invoice {number} by {dateText(dueOn)}.{toAnswer && ' Check it, then accept it or object.'}
    </Callout>
  )
}
