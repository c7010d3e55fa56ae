import { companyLinks, seekerLinks } from '@s4/links'

/** The start of a link, and what the button to it says; of two that fit, the first. */
const places: readonly [start: string, text: string][] = [
  [seekerLinks.offer(''), 'See the offer'],
  [seekerLinks.assignedWork, 'See your work'],
  [seekerLinks.job(''), 'See the job'],
  [seekerLinks.jobs, 'See the jobs'],
  [seekerLinks.applications, 'See your applications'],
  [seekerLinks.nextShift, 'See the shift'],
  [seekerLinks.assignment(''), 'See your work'],
  [seekerLinks.workInProgress, 'Open the shift'],
  [seekerLinks.completedWork, 'See your hours'],
  [seekerLinks.platformReport, 'See the report'],
  [`${seekerLinks.invoices}?invoice=`, 'Check the invoice'],
  [seekerLinks.invoices, 'See your invoices'],
  [seekerLinks.bankAccount, 'Open bank account'],
  [seekerLinks.problems, 'See the problem'],
  [seekerLinks.chat, 'Open the chat'],
  [seekerLinks.screeningFile, 'Open your screening'],
  [seekerLinks.editRightToWork, 'Open right to work'],
  [seekerLinks.editLicence, 'Open your licences'],
  [seekerLinks.editCertificates, 'Open your certificates'],
  [seekerLinks.profile, 'Open your profile'],
  [seekerLinks.support, 'Open support'],
  [companyLinks.applicants(''), 'See the applicants'],
  [companyLinks.job(''), 'See the job'],
  [companyLinks.dueChecks, 'See the checks'],
  [companyLinks.assignedJob(''), 'See the job'],
  [companyLinks.jobInProgress(''), 'See the shift'],
  [companyLinks.logbook(''), 'See the reports'],
  [companyLinks.completedJob(''), 'See the hours'],
  [companyLinks.agreements, 'See the agreements'],
  [companyLinks.alerts, 'See the alert'],
  [companyLinks.problems, 'See the problem'],
  [companyLinks.recurringDemand(''), 'See the demand'],
  [companyLinks.savedWorkers, 'See the workers'],
  [companyLinks.vetting, 'See what is verified'],
  [companyLinks.team, 'See the team'],
  [companyLinks.support, 'Open support'],
]

/** What the button says that goes where a notice points. */
export const whereText = (link: string): string => places.find(([start]) => link.startsWith(start))?.[1] ?? 'Open'
