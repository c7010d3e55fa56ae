import { companyLinks } from '@s4/links'
import { dayResources } from '@s4/contract/changes'
import type { Resource } from '@s4/contract/routes'
import type { Db } from '@s4/db'
import { bothSides, listMemberUids, type NewNotice } from '@s4/api-platform/notices'
import { timeText } from '@s4/domain/shift-text'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Work } from './work-repository'

/** What every record about work in progress has in common: its parties, and the screens to refresh. */
export const aboutDay = async (tx: Db, work: Work, more: readonly Resource[] = []) => ({
  subject: { kind: 'assignment', id: work.id },
  assignmentId: work.id,
  companyId: work.companyId,
  seekerId: work.seekerId,
  signals: [{ to: await bothSides(tx, work), resources: [...dayResources, ...more] }],
})

/** ` at 06:00, sent later` for what a phone without a signal kept; empty for what arrived at once. */
export const sentLaterText = ({ happened: { at, trust } }: CommandContext, { zone }: Pick<Work, 'zone'>): string =>
  trust === 'onTime' ? '' : ` at ${timeText(new Date(at).toISOString(), zone)}, sent later`

const liveLink = ({ jobId, shiftId }: Pick<Work, 'jobId' | 'shiftId'>) =>
  `${companyLinks.jobInProgress(jobId)}?shift=${shiftId}`

/** A notice to all members of the company; by default it links to the shift in progress. */
export const companyNotice = async (
  tx: Db,
  work: Work,
  notice: Pick<NewNotice, 'kind' | 'title'> & Partial<Pick<NewNotice, 'body' | 'critical' | 'link' | 'mailedApart'>>,
): Promise<NewNotice> => ({
  to: await listMemberUids(tx, work.companyId),
  body: `${work.title}, ${work.siteName}`,
  link: liveLink(work),
  ...notice,
})
