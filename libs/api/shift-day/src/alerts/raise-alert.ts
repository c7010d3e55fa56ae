import type { Alert, CheckCall, Point } from '@s4/contract'
import { severityOf } from '@s4/domain/alert-severity'
import { IN_SECRET } from '@s4/domain/alert-words'
import { companyNotice } from '../live-shift/about-day'
import type { Work } from '../live-shift/work-repository'
import type { CommandContext } from '@s4/api-platform/commands'
import { queueMail } from '@s4/api-platform/mail-queue'
import type { NewNotice } from '@s4/api-platform/notices'
import { startEscalation } from '../escalation/escalate'
import { onCallRepository } from '../on-call/on-call-repository'
import { alertRepository } from '../alert-log/alert-repository'
import { alertWords } from '../alert-log/alert-words'

interface NewAlert {
  work: Work
  kind: Alert['kind']
  position?: Point | null
  checkCall?: Pick<CheckCall, 'id' | 'status' | 'dueAt' | 'answeredAt'>
  patrolId?: string
  inSecret?: boolean
  /** What exactly, where the kind alone does not say it. */
  detail?: string
  missingPapers?: Alert['missingPapers']
}

/**
 * Adds an alert to the company's log and returns its notices; null when the alert exists already. While the worker asks
 * for help in discreet mode, what is told of any alert says not to ring their phone.
 */
export async function raiseAlert(
  ctx: CommandContext,
  { work, kind, position = null, checkCall, patrolId, inSecret = false, detail, missingPapers = [] }: NewAlert,
): Promise<readonly NewNotice[] | null> {
  const { tx, now } = ctx
  const alerts = alertRepository(tx, work.companyId)
  const id = await alerts.insert({ work, kind, position, checkCallId: checkCall?.id, patrolId, inSecret }, now)
  if (id === null) return null

  const { severities } = await onCallRepository(tx, work.companyId).rules()
  const severity = severityOf(kind, severities)
  const isInSecret = await alerts.isPhoneInSecret(work.seekerId)
  const words = alertWords({ ...work, kind, missingPapers, detail, inSecret: isInSecret, checkCall: checkCall ?? null })
  await startEscalation(ctx, { id, companyId: work.companyId, kind, severity, ...words })
  if (severity !== 'low') await mailManager(ctx, work, { title: words.title, inSecret: isInSecret })
  return [
    await companyNotice(tx, work, {
      kind: `alert.${kebab(kind)}`,
      ...words,
      critical: severity !== 'low',
      mailedApart: true,
    }),
  ]
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Emails the manager in the company profile, unless a member with the same address gets the notice. */
async function mailManager(
  { tx, now }: CommandContext,
  work: Work,
  { title, inSecret }: { title: string; inSecret: boolean },
): Promise<void> {
  const [manager] = await tx.query<{ email: string }>(
    `select manager_email as email from company
     where id = $1 and manager_email <> '' and not exists (
       select from company_member join account using (uid)
       where company_id = $1 and lower(account.email) = lower(manager_email)
     )`,
    [work.companyId],
  )
  if (!manager) return
  await queueMail(tx, manager.email, {
    at: now,
    urgent: true,
    subject: title,
    body: `${work.title}, ${work.siteName}. ${inSecret ? `${IN_SECRET}. ` : ''}Sign in to S4 and open the alerts.`,
  })
}

interface SettledAlerts {
  work: Work
  kind: 'late' | 'forgottenBookOff' | 'checkDue'
  resolution: string
}

/** Closes alerts whose reason has ended: a late worker has booked on, a forgotten book-off was made. */
export const settleAlerts = ({ tx, now }: CommandContext, { work, kind, resolution }: SettledAlerts): Promise<void> =>
  alertRepository(tx, work.companyId).settle({ assignmentId: work.id, kind, resolution }, now)
