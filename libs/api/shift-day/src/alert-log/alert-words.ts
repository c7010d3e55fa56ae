import type { Alert } from '@s4/contract'
import { alertTitle, IN_SECRET } from '@s4/domain/alert-words'
import { missingPapersText } from '@s4/domain/missing-papers-text'
import { timeAfter } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'

type Told = Pick<Alert, 'kind' | 'jobId' | 'seekerName' | 'title' | 'siteName' | 'missingPapers' | 'inSecret'> & {
  detail?: string | undefined
  zone: string
  checkCall: Pick<NonNullable<Alert['checkCall']>, 'status' | 'dueAt' | 'answeredAt'> | null
}

/** What notices and mails say about an alert now, and where they lead. */
export const alertWords = ({ jobId, title, siteName, missingPapers, detail, inSecret, ...alert }: Told) => ({
  title: alertTitle(alert),
  body: [
    `${title}, ${siteName}`,
    missingPapersText(missingPapers),
    [detail, answeredText(alert), inSecret && IN_SECRET].filter(Boolean).join('. '),
  ]
    .filter(Boolean)
    .join(': '),
  link: alert.kind === 'checkDue' ? companyLinks.dueChecks : `${companyLinks.alerts}?jobId=${jobId}`,
})

const answeredText = ({ checkCall, zone }: Pick<Told, 'checkCall' | 'zone'>) =>
  checkCall?.answeredAt && `answered at ${timeAfter(checkCall.dueAt, checkCall.answeredAt, zone)}`
