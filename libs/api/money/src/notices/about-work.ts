import { moneyResources } from '@s4/contract/changes'
import type { Db } from '@s4/db'
import { listMemberUids } from '@s4/api-platform/notices'

interface Work {
  id: string
  companyId: string
  seekerId: string
  seekerUid: string
}

/** What every record about some work has in common: its parties, and the screens to refresh. */
export const aboutWork = async (tx: Db, work: Work) => workFacts(work, await listMemberUids(tx, work.companyId))

/** The same where the members of the company are known. */
export const workFacts = (work: Work, members: readonly string[]) => ({
  subject: { kind: 'assignment', id: work.id },
  assignmentId: work.id,
  companyId: work.companyId,
  seekerId: work.seekerId,
  signals: [{ to: [work.seekerUid, ...members], resources: moneyResources }],
})

interface WorkOfInvoice extends Work {
  assignmentId: string
}

/** The same for a record about an invoice. */
export const aboutInvoice = async (tx: Db, invoice: WorkOfInvoice) =>
  invoiceFacts(invoice, await listMemberUids(tx, invoice.companyId))

export const invoiceFacts = (invoice: WorkOfInvoice, members: readonly string[]) => ({
  ...workFacts(invoice, members),
  subject: { kind: 'invoice', id: invoice.id },
  assignmentId: invoice.assignmentId,
})
