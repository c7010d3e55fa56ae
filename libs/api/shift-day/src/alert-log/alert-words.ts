import type { Alert } from '@s4/contract'
import { missingPapersText } from '@s4/domain/missing-papers-text'
import { companyLinks } from '@s4/links'

const titles: Record<Alert['kind'], (name: string) => string> = {
  missedCheckCall: (name) => `${name} has not answered a check call`,
  leftGeofence: (name) => `${name} has left the site`,
  outsideAtBookOn: (name) => `${name} booked on outside the site`,
  late: (name) => `${name} has not booked on`,
  forgottenBookOff: (name) => `${name} has not booked off`,
  help: (name) => `${name} needs help`,
  papersMissing: (name) => `${name} was booked on with papers missing or unchecked`,
  checkDue: (name) => `${name} cannot book on before you accept their papers`,
}

type Told = Pick<Alert, 'kind' | 'jobId' | 'seekerName' | 'title' | 'siteName' | 'missingPapers'>

/** What notices and mails say about an alert, and where they lead. */
export const alertWords = ({ kind, jobId, seekerName, title, siteName, missingPapers }: Told) => ({
  title: titles[kind](seekerName),
  body: [`${title}, ${siteName}`, missingPapersText(missingPapers)].filter(Boolean).join(': '),
  link: kind === 'checkDue' ? companyLinks.dueChecks : `${companyLinks.alerts}?jobId=${jobId}`,
})
