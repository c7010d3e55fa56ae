import type { Site } from './stack'

/** An address, or that of the first link beginning with something in the content of another page; `as` puts another beginning before its id. */
export type Where = string | { on: Where; follow: string; as?: string }

export interface Route {
  /** As the specification writes it. */
  route: string
  /** The page's one `h1` (PRODUCT, *Titles*); empty where any will do. */
  title: string
  withRecords: Where
  /** For somebody without records; what is named by an id is then something nobody has. */
  withoutRecords: string
  /** Shows the same to everybody, so there is nothing to fail. */
  fixed?: true
}

const NOBODYS = '019aa000-0000-7000-8000-000000000000'

const page = (title: string, route: string, more: Partial<Route> = {}): Route => ({
  route,
  title,
  withRecords: route,
  withoutRecords: route,
  ...more,
})

/** A route of one record: reached by a link of another page, as people reach it. */
const record = (title: string, start: string, on: Where, placeholder = '{id}'): Route => ({
  route: `${start}${placeholder}`,
  title,
  withRecords: { on, follow: start },
  withoutRecords: `${start}${NOBODYS}`,
})

const seeker: readonly Route[] = [
  page('Jobs', '/User-Job'),
  record('Job Details', '/User-JobDetails/', '/User-Job'),
  record('Company Details', '/User-CompanyDetails?id=', { on: '/User-Job', follow: '/User-JobDetails/' }),
  page('Work Applied', '/User-WorkApplied'),
  page('Assigned Work', '/User-MyWorkAssignedPage'),
  page('Assigned Work', '/User-MyWorkAssignedBook'),
  record('Assigned Work', '/User-AppliedAndAssignedDetail/', '/User-MyWorkAssignedPage'),
  page('Report a Problem', '/User-reportProblem/'),
  {
    ...record('Report a Problem', '/User-reportProblem/', '', '{jobId}'),
    withRecords: {
      on: { on: '/User-MyWorkAssignedPage', follow: '/User-AppliedAndAssignedDetail/' },
      follow: '/User-UserChatPage?job=',
      as: '/User-reportProblem/',
    },
  },
  page('Work Completed', '/User-WorkCompleted'),
  page('Work In Progress', '/User-workInprogess'),
  page('Notifications', '/User-UserNotification'),
  page('Menu', '/User-UserSidebar', { fixed: true }),
  page('Profile', '/User-PersonalDetails'),
  page('Profile', '/edit-personal-details'),
  page('Profile', '/edit-experience'),
  page('Profile', '/edit-education'),
  page('Profile', '/edit-utr-number'),
  page('Profile', '/edit-nin-number'),
  page('Profile', '/edit-certificate'),
  page('Profile', '/edit-license'),
  page('FAQ', '/User-FAQSection', { fixed: true }),
  page('Invoices', '/User-InvoiceList'),
  page('Bank Account Details', '/User-BankDetails'),
  page('Chat', '/User-UserChatPage'),
  page('S4 Supports', '/User-ContactSupport'),
]

const aJob: Where = { on: '/recents-jobs', follow: '/job-detail/' }
/** Of the demo company, with people waiting for its decision. */
const aWantedJob: Where = { on: '/recents-jobs?text=street+food+weekend', follow: '/job-detail/' }

const company: readonly Route[] = [
  page('Company Profile', '/company-profile'),
  page('Company Profile', '/test', { fixed: true }),
  page('Company Profile', '/edit-company-profile'),
  page('Company Profile', '/edit-company-contact'),
  page('Company Profile', '/edit-company-email'),
  page('Company Profile', '/edit-company-manager'),
  page('Problem Reports', '/problems-reported'),
  page('Job Posting', '/job-posting'),
  page('Recent Jobs', '/recents-jobs'),
  record('Recent Jobs', '/job-detail/', '/recents-jobs', '{jobId}'),
  record('Recent Jobs', '/view-applicant/', aJob, '{jobId}'),
  {
    ...record('Recent Jobs', '/applicant-profile?applicationId=', { on: aWantedJob, follow: '/view-applicant/' }),
    route: '/applicant-profile',
  },
  record('Assigned Jobs', '/assign-jobDetail/', '/job-assigned', '{jobId}'),
  page('Messages', '/chat'),
  page('Assigned Jobs', '/job-assigned'),
  page('Rota Management', '/rota-management'),
  page('Find Worker', '/find-worker'),
  page('Chat Support', '/chat-support'),
  page('In-Progress Jobs', '/in-progress'),
  record('In-Progress Jobs', '/inProgress-jobDetail/', '/in-progress', '{jobId}'),
  record('In-Progress Jobs', '/job-report-logs/', { on: '/in-progress', follow: '/inProgress-jobDetail/' }, '{jobId}'),
  page('Completed Jobs', '/completed-job'),
  record('Completed Jobs', '/completed-jobDetail/', '/completed-job', '{jobId}'),
  page("FAQ's", '/faq', { fixed: true }),
  page('Notifications', '/notification'),
  page('QR Code', '/qr-code'),
  page('Alert Log', '/alert-log'),
]

/** Open to anybody; `/dashboard` leads on by role and is looked at apart. */
const shell: readonly Route[] = [
  page('', '/', { fixed: true }),
  page('Sign in', '/login', { fixed: true }),
  page('Create your account', '/CreateAccount', { fixed: true }),
  page('Reset your password', '/ForgetPassword', { fixed: true }),
  page('Choose a new password', '/ResetPassword', { withoutRecords: '/ResetPassword?oobCode=made-up', fixed: true }),
  page('Verify your e-mail address', '/email-verification', { fixed: true }),
]

/** The sixty routes of the specification by site, `/dashboard` apart. */
export const everyRoute: Record<Site, readonly Route[]> = { shell, seeker, company }
