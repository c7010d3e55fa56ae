import type { CommandRecord } from '@s4/api-platform/commands'
import { companyLinks } from '@s4/links'
import { type NewNotice, workText } from '@s4/api-platform/notices'
import { moneyLinks } from '../notices/hours-notices'
import type { SuppliedWork } from './supplied-work'

/** Why S4 cannot make an invoice: VAT without the company's VAT number, or no self-billing agreement in force. */
export type Obstacle = 'companyVat' | 'agreement'

function readyText(work: SuppliedWork): string {
  if (work.cancellationOwed !== null) return `Pay is owed for ${workText(work)}, which was cancelled`
  if (work.expenses.length > 0 && work.earlierNumbers.length > 0) return `Expenses of ${workText(work)} are agreed`
  return work.inDispute
    ? `Part of the hours of ${workText(work)} is not in dispute`
    : `The hours of ${workText(work)} are agreed`
}

/** Tells both sides why there is no invoice yet, and what makes it. */
export function blockedRecord(work: SuppliedWork, members: readonly string[], obstacle: Obstacle): CommandRecord {
  const common = { kind: 'invoice.blocked', critical: true }
  return {
    action: 'invoice.blocked',
    subject: { kind: 'assignment', id: work.id },
    companyId: work.companyId,
    seekerId: work.seekerId,
    detail: { obstacle },
    notices: [
      { ...common, to: [work.seekerUid], ...toSeeker[obstacle](work) },
      { ...common, to: members, ...toCompany[obstacle](work) },
    ],
  }
}

/** Where the worker sends an invoice of their own. */
const fromTheWork = ({ cancellationOwed }: SuppliedWork) =>
  cancellationOwed === null ? 'from the finished work' : 'from the cancelled work'

type Words = Pick<NewNotice, 'title' | 'body' | 'link'>

const toSeeker: Record<Obstacle, (work: SuppliedWork) => Words> = {
  agreement: (work) => ({
    link: moneyLinks.invoices,
    title: `Renew self-billing with ${work.companyName} to be invoiced`,
    body:
      `${readyText(work)}, but no self-billing agreement between you and ${work.companyName} is in force. Agree ` +
      `under Invoices and the invoice is made; or send an invoice of your own ${fromTheWork(work)}.`,
  }),
  companyVat: (work) => ({
    link: work.cancellationOwed === null ? moneyLinks.completedWork : moneyLinks.endedWork,
    title: `Send ${work.companyName} your own VAT invoice`,
    body:
      `${readyText(work)}. You charge VAT and ${work.companyName} has given no VAT number, so S4 cannot make your ` +
      `invoice: send your own ${fromTheWork(work)}. If they give their number first, S4 makes it.`,
  }),
}

const toCompany: Record<Obstacle, (work: SuppliedWork) => Words> = {
  agreement: (work) => ({
    link: companyLinks.agreements,
    title: `No invoice yet from ${work.sellerName}`,
    body:
      `${readyText(work)}, but no self-billing agreement between you and ${work.sellerName} is in force. The invoice ` +
      'is made once you both agree, or they send their own.',
  }),
  companyVat: (work) => ({
    link: companyLinks.editVat,
    title: `No invoice yet from ${work.sellerName}: your VAT number is missing`,
    body:
      `${readyText(work)}. ${work.sellerName} charges VAT, and S4 can make such an invoice only with the VAT numbers ` +
      'of both. Give yours in your company profile; otherwise they send an invoice of their own.',
  }),
}
