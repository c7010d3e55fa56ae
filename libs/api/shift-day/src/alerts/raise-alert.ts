import { companyLinks } from '@s4/links'
import type { Alert, Point } from '@s4/contract'
import { alertTexts } from '@s4/domain/alert-words'
import { missingPapersText } from '@s4/domain/missing-papers-text'
import { companyNotice } from '../live-shift/about-day'
import type { Work } from '../live-shift/work-repository'
import type { CommandContext } from '@s4/api-platform/commands'
import { queueMail } from '@s4/api-platform/mail-queue'
import type { NewNotice } from '@s4/api-platform/notices'
import { alertRepository } from './alert-repository'

interface NewAlert {
  work: Work
  kind: Alert['kind']
  position?: Point | null
  checkCallId?: string
  missingPapers?: Alert['missingPapers']
}

const critical: ReadonlySet<Alert['kind']> = new Set(['missedCheckCall', 'help', 'late', 'checkDue'])

/** Adds an alert to the company's log and returns its notices; null when the alert exists already. */
export async function raiseAlert(
  ctx: CommandContext,
  { work, kind, position = null, checkCallId, missingPapers = [] }: NewAlert,
): Promise<readonly NewNotice[] | null> {
  const { tx, now } = ctx
  const alerts = alertRepository(tx, work.companyId)
  if (!(await alerts.insert({ work, kind, position, checkCallId }, now))) return null

  const title = alertTexts[kind](work.seekerName)
  if (critical.has(kind)) await mailManager(ctx, work, title)
  return [
    await companyNotice(tx, work, {
      kind: `alert.${kebab(kind)}`,
      title,
      body: [`${work.title}, ${work.siteName}`, missingPapersText(missingPapers)].filter(Boolean).join(': '),
      critical: critical.has(kind),
      link: kind === 'checkDue' ? companyLinks.dueChecks : `${companyLinks.alerts}?jobId=${work.jobId}`,
    }),
  ]
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** E-mails the manager in the company profile, unless a member with the same address gets the notice. */
async function mailManager({ tx, now }: CommandContext, work: Work, title: string): Promise<void> {
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
    subject: title,
    body: `${title}: ${work.title}, ${work.siteName}. Open the alert log of S4 to see where and since when.`,
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
