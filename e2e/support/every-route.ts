import { companyLinks, seekerLinks, shellLinks } from '@s4/links'
import type { Site } from './stack'

/** A path, or the first link on page `on` that starts with `follow` and has `part` in it; `as` replaces that start. */
export type Where = string | { on: Where; follow: string; part?: string; as?: string }

export interface Route {
  /** As the specification writes it. */
  route: string
  /** The page's one `h1` (docs/product.md#navigation); empty where any will do. */
  title: string
  withRecords: Where
  /** For a person without records; an id in it is then unknown. */
  withoutRecords: string
  /** Loads nothing from the API, so it cannot fail. */
  fixed?: true
}

const UNKNOWN_ID = '019aa000-0000-7000-8000-000000000000'

const page = (title: string, route: string, more: Partial<Route> = {}): Route => ({
  route,
  title,
  withRecords: route,
  withoutRecords: route,
  ...more,
})

/** A route of one record, reached by a link on another page. */
const record = (title: string, start: string, on: Where, placeholder = '{id}'): Route => ({
  route: `${start}${placeholder}`,
  title,
  withRecords: { on, follow: start },
  withoutRecords: `${start}${UNKNOWN_ID}`,
})

/** Beside the list of jobs, with links to what belongs to it. */
const anOpenJob: Where = { on: seekerLinks.jobs, follow: `${seekerLinks.jobs}?job=` }

const seeker: readonly Route[] = [
  page('Jobs', seekerLinks.jobs),
  page('Jobs', seekerLinks.savedSearches),
  page('Jobs', seekerLinks.jobMap),
  {
    ...record('Jobs', `${seekerLinks.jobs}?job=`, seekerLinks.jobs),
    withoutRecords: seekerLinks.jobs,
  },
  record('Job Details', '/User-JobDetails/', anOpenJob),
  record('Company Details', `${seekerLinks.company}?id=`, anOpenJob),
  page('Work Applied', seekerLinks.applications),
  page('Assigned Work', seekerLinks.assignedWork),
  page('Assigned Work', seekerLinks.workCalendar),
  page('Assigned Work', seekerLinks.nextShift),
  record('Assigned Work', '/User-AppliedAndAssignedDetail/', seekerLinks.assignedWork),
  page('Substitute', seekerLinks.substitute('{secret}'), {
    withRecords: seekerLinks.substitute('made-up'),
    withoutRecords: seekerLinks.substitute('made-up'),
  }),
  page('Report a Problem', seekerLinks.problems),
  {
    ...record('Shift Report', seekerLinks.problems, '', '{jobId}'),
    withRecords: {
      on: { on: seekerLinks.assignedWork, follow: '/User-AppliedAndAssignedDetail/' },
      follow: `${seekerLinks.chat}?job=`,
      as: seekerLinks.problems,
    },
  },
  page('Work Completed', seekerLinks.completedWork),
  page('Work In Progress', seekerLinks.workInProgress),
  page('Notifications', seekerLinks.notifications),
  page('Notifications', seekerLinks.pushes),
  page('Menu', seekerLinks.menu, { fixed: true }),
  page('Profile', seekerLinks.profile),
  page('Profile', seekerLinks.seenByCompanies),
  page('Profile', seekerLinks.editPersonalDetails),
  page('Profile', seekerLinks.editExperience),
  page('Profile', seekerLinks.editEducation),
  page('Profile', seekerLinks.editTaxReference),
  page('Profile', seekerLinks.editNationalInsurance),
  page('Profile', seekerLinks.editCertificates),
  page('Profile', seekerLinks.editLicence),
  page('Profile', seekerLinks.screeningFile),
  page('FAQ', seekerLinks.faq, { fixed: true }),
  page('Invoices', seekerLinks.invoices),
  page('Invoices', seekerLinks.platformReport),
  page('Invoices', seekerLinks.earnings),
  page('Bank Account Details', seekerLinks.bankAccount),
  page('Chat', seekerLinks.chat),
  page('S4 Supports', seekerLinks.support),
]

const aJob: Where = { on: companyLinks.jobs, follow: '/job-detail/' }
/** A job of the demo company with open applications. */
const aWantedJob: Where = { on: `${companyLinks.jobs}?text=street+food+weekend`, follow: '/job-detail/' }
const anOpenApplicant: Where = {
  on: { on: aWantedJob, follow: '/view-applicant/' },
  follow: '/view-applicant/',
  part: 'applicant=',
}

/** Ids begin with a digit, `new` does not. */
const aClient: Where = { on: companyLinks.clients, follow: '/clients/0' }
const aDemand: Where = { on: companyLinks.recurring, follow: '/recurring/0' }

const company: readonly Route[] = [
  page('Company Profile', companyLinks.profile),
  page('Settings', companyLinks.settings),
  page('Settings', companyLinks.closeCompany),
  page('Notifications', companyLinks.noticeChoices),
  page('Company Profile', companyLinks.map, { fixed: true }),
  {
    route: companyLinks.sitePatrols('{id}'),
    title: 'Sites',
    withRecords: { on: companyLinks.sites, follow: '/sites/', part: '/patrols' },
    withoutRecords: companyLinks.sitePatrols(UNKNOWN_ID),
  },
  page('Company Profile', companyLinks.editProfile),
  page('Company Profile', companyLinks.editContact),
  page('Company Profile', companyLinks.editEmail),
  page('Company Profile', companyLinks.editManager),
  page('Company Profile', companyLinks.vetting),
  page('Company Profile', companyLinks.editVat),
  page('Company Profile', companyLinks.editBacs),
  page('Problem Reports', companyLinks.problems),
  {
    ...record('Problem Reports', `${companyLinks.problems}?problem=`, companyLinks.problems),
    withoutRecords: companyLinks.problems,
  },
  page('Job Posting', companyLinks.postJob),
  page('Job Posting', companyLinks.jobTemplates),
  page('Job Posting', companyLinks.importJobs, { fixed: true }),
  page('Recent Jobs', companyLinks.jobs),
  record('Recent Jobs', '/job-detail/', companyLinks.jobs, '{jobId}'),
  record('Recent Jobs', '/view-applicant/', aJob, '{jobId}'),
  {
    ...record('Recent Jobs', '/view-applicant/', aJob, '{jobId}?applicant='),
    withRecords: anOpenApplicant,
  },
  {
    ...record('Recent Jobs', `${companyLinks.applicant}?applicationId=`, anOpenApplicant),
    route: companyLinks.applicant,
  },
  record('Assigned Jobs', '/assign-jobDetail/', companyLinks.assignedJobs, '{jobId}'),
  page('Messages', companyLinks.chat),
  page('Assigned Jobs', companyLinks.assignedJobs),
  page('Checks Due', companyLinks.dueChecks),
  page('Screening', companyLinks.workerScreening, { fixed: true }),
  page('Rota Management', companyLinks.rota),
  page('Rota Management', companyLinks.rotaCalendars),
  page('Find Worker', companyLinks.findWorker),
  page('Find Worker', companyLinks.importWorkers),
  page('Find Worker', companyLinks.workerProfile, { fixed: true }),
  page('Clients', companyLinks.clients),
  page('Team', companyLinks.team),
  page('Team', companyLinks.teamHistory),
  page('Clients', companyLinks.newClient, { fixed: true }),
  page('Clients', companyLinks.client('{id}'), {
    withRecords: aClient,
    withoutRecords: companyLinks.client(UNKNOWN_ID),
  }),
  page('Clients', companyLinks.editClient('{id}'), {
    withRecords: { on: aClient, follow: '/clients/0', part: '/edit' },
    withoutRecords: companyLinks.editClient(UNKNOWN_ID),
  }),
  page('Clients', companyLinks.contract('{id}'), {
    withRecords: { on: aClient, follow: '/clients/0', part: '/contract' },
    withoutRecords: companyLinks.contract(UNKNOWN_ID),
  }),
  page('Clients', companyLinks.clientReport('{id}'), {
    withRecords: { on: aClient, follow: '/clients/0', part: '/report' },
    withoutRecords: companyLinks.clientReport(UNKNOWN_ID),
  }),
  page('Recurring Work', companyLinks.recurring),
  page('Recurring Work', companyLinks.newRecurring),
  page('Recurring Work', companyLinks.recurringDemand('{id}'), {
    withRecords: aDemand,
    withoutRecords: companyLinks.recurringDemand(UNKNOWN_ID),
  }),
  page('Recurring Work', companyLinks.editRecurring('{id}'), {
    withRecords: { on: aDemand, follow: '/recurring/0', part: '/edit' },
    withoutRecords: companyLinks.editRecurring(UNKNOWN_ID),
  }),
  page('Margins', companyLinks.margins),
  page('Chat Support', companyLinks.support),
  page('In-Progress Jobs', companyLinks.jobsInProgress),
  record('In-Progress Jobs', '/inProgress-jobDetail/', companyLinks.jobsInProgress, '{jobId}'),
  record(
    'In-Progress Jobs',
    '/job-report-logs/',
    { on: companyLinks.jobsInProgress, follow: '/inProgress-jobDetail/' },
    '{jobId}',
  ),
  page('Live Map', companyLinks.liveMap),
  record('In-Progress Jobs', '/in-progress/trails/', companyLinks.liveMap),
  page('Completed Jobs', companyLinks.completedJobs),
  page('Completed Jobs', companyLinks.timesheet),
  page('Completed Jobs', companyLinks.statistics),
  record('Completed Jobs', '/completed-jobDetail/', companyLinks.completedJobs, '{jobId}'),
  page("FAQ's", companyLinks.faq, { fixed: true }),
  page('Notifications', companyLinks.notifications),
  page('QR Code', companyLinks.qrCodes),
  page('Alert Log', companyLinks.alerts),
  page('Alerts and On Call', companyLinks.onCall),
  page('How Alerts Reach Me', companyLinks.ownReach),
]

/** Open to anybody; `/dashboard` leads on by role and is looked at apart. */
const shell: readonly Route[] = [
  page('', '/', { fixed: true }),
  page('Sign in', shellLinks.login, { fixed: true }),
  page('Create your account', shellLinks.createAccount, { fixed: true }),
  page('Reset your password', shellLinks.forgottenPassword, { fixed: true }),
  page('Choose a new password', shellLinks.newPassword, {
    withoutRecords: `${shellLinks.newPassword}?oobCode=made-up`,
    fixed: true,
  }),
  page('Verify your email address', shellLinks.verifyEmail, { fixed: true }),
  page('S4 console', shellLinks.staffSignIn, { fixed: true }),
  page('Register a passkey', shellLinks.staffEnrolment, { fixed: true }),
  page('Reference', shellLinks.reference, { fixed: true }),
  page('Invitation', shellLinks.invitation, { fixed: true }),
  page('Invitation to work', shellLinks.workerInvitation, { fixed: true }),
  page('Shifts at your sites', shellLinks.clientView, { fixed: true }),
  page('Check a PDF from S4', shellLinks.verify, { fixed: true }),
  page('Questions and answers', shellLinks.questions, { fixed: true }),
]

/** The sixty routes of the specification by site, `/dashboard` apart. */
export const everyRoute: Record<Site, readonly Route[]> = { shell, seeker, company }
