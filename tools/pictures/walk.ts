/** Whom a walk is signed in as; `nobody` sees the public pages. */
export type Walker = 'nobody' | 'seeker' | 'company'

/** A path, or the path of the first link on another page whose address begins with something. */
export type Stop = string | { on: string; follow: string }

/** Every screen, as the demo people see it. */
export const walks: Record<Walker, readonly Stop[]> = {
  nobody: ['/', '/login', '/CreateAccount', '/ForgetPassword', '/email-verification', '/terms', '/privacy', '/accessibility', '/dev/mailbox', '/no-such-page'],
  seeker: [
    '/User-Job', { on: '/User-Job', follow: '/User-JobDetails/' }, '/User-WorkApplied', { on: '/User-WorkApplied', follow: '/User-AppliedAndAssignedDetail/' },
    '/User-MyWorkAssignedPage', { on: '/User-MyWorkAssignedPage', follow: '/User-AppliedAndAssignedDetail/' }, '/User-MyWorkAssignedBook', '/User-workInprogess',
    '/User-WorkCompleted', '/User-InvoiceList', '/User-PersonalDetails', '/edit-personal-details', '/edit-experience', '/edit-education', '/edit-license',
    '/edit-utr-number', '/User-BankDetails', '/User-reportProblem', '/User-UserNotification', '/User-UserChatPage', { on: '/User-UserChatPage', follow: '/User-UserChatPage?conversation=' }, '/User-FAQSection', '/User-ContactSupport', '/User-UserSidebar', '/account',
  ],
  company: [
    '/recents-jobs', { on: '/recents-jobs', follow: '/job-detail/' }, { on: '/recents-jobs', follow: '/view-applicant/' }, '/job-posting', '/job-assigned', { on: '/job-assigned', follow: '/assign-jobDetail/' },
    '/in-progress', { on: '/in-progress', follow: '/inProgress-jobDetail/' }, '/completed-job', { on: '/completed-job', follow: '/completed-jobDetail/' }, '/alert-log',
    '/company-profile', '/edit-company-profile', '/sites', '/qr-code', '/test', '/rota-management', '/find-worker', '/problems-reported', '/chat', { on: '/chat', follow: '/chat?conversation=' }, '/chat-support', '/notification', '/faq', '/account',
  ],
}
