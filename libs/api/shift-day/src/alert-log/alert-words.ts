import type { Alert } from '@s4/contract'
import { alertTexts, IN_SECRET } from '@s4/domain/alert-words'
import { missingPapersText } from '@s4/domain/missing-papers-text'
import { companyLinks } from '@s4/links'

type Told = Pick<Alert, 'kind' | 'jobId' | 'seekerName' | 'title' | 'siteName' | 'missingPapers' | 'inSecret'> & {
  detail?: string | undefined
}

/** What notices and mails say about an alert, and where they lead. */
export const alertWords = ({ kind, jobId, seekerName, title, siteName, missingPapers, detail, inSecret }: Told) => ({
  title: alertTexts[kind](seekerName),
  body: [
    `${title}, ${siteName}`,
    missingPapersText(missingPapers),
    [detail, inSecret && IN_SECRET].filter(Boolean).join('. '),
  ]
    .filter(Boolean)
    .join(': '),
  link: kind === 'checkDue' ? companyLinks.dueChecks : `${companyLinks.alerts}?jobId=${jobId}`,
})
