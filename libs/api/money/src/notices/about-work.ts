import type { Resource } from '@s4/contract/routes'
import type { Db } from '@s4/db'
import { bothSides } from '@s4/api-platform/notices'

/** What both parties' screens show of hours and invoices. */
export const MONEY_RESOURCES: readonly Resource[] = [
  'assignments',
  'invoices',
  'completedWork',
  'selfBilling',
  'companyJobs',
  'reports',
]

interface Work {
  id: string
  companyId: string
  seekerId: string
  seekerUid: string
}

/** Of a record about some work: whose it is, and which open screens show something else now. */
export const aboutWork = async (tx: Db, work: Work) => ({
  subject: { kind: 'assignment', id: work.id },
  assignmentId: work.id,
  companyId: work.companyId,
  seekerId: work.seekerId,
  signals: [{ to: await bothSides(tx, work), resources: MONEY_RESOURCES }],
})

interface WorkOfInvoice extends Work {
  assignmentId: string
}

/** The same of a record about an invoice. */
export const aboutInvoice = async (tx: Db, invoice: WorkOfInvoice) => ({
  ...(await aboutWork(tx, invoice)),
  subject: { kind: 'invoice', id: invoice.id },
  assignmentId: invoice.assignmentId,
})
