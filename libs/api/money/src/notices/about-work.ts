import { moneyResources } from '@s4/contract/changes'
import type { Db } from '@s4/db'
import { bothSides } from '@s4/api-platform/notices'

interface Work {
  id: string
  companyId: string
  seekerId: string
  seekerUid: string
}

/** What every record about some work has in common: its parties, and the screens to refresh. */
export const aboutWork = async (tx: Db, work: Work) => ({
  subject: { kind: 'assignment', id: work.id },
  assignmentId: work.id,
  companyId: work.companyId,
  seekerId: work.seekerId,
  signals: [{ to: await bothSides(tx, work), resources: moneyResources }],
})

interface WorkOfInvoice extends Work {
  assignmentId: string
}

/** The same for a record about an invoice. */
export const aboutInvoice = async (tx: Db, invoice: WorkOfInvoice) => ({
  ...(await aboutWork(tx, invoice)),
  subject: { kind: 'invoice', id: invoice.id },
  assignmentId: invoice.assignmentId,
})
