import { companyLinks, seekerLinks, shellLinks, type Side } from '@s4/links'
import type { RouteName } from '.'

/** An endpoint, with the query that the page sends. The id in the page's address stands for that in its path. */
export type FirstAsked = RouteName | `${RouteName}?${string}`

/** A page of an app, as far as a server must know it to send everything the page needs with its document. */
export interface AppPage {
  /** As its route is declared: `:id` is any one part of an address. */
  path: string
  /** Modules that are loaded after the app's start, as the build's manifest names them. */
  modules: readonly string[]
  /** What it asks first, where its address has no query. */
  asks: readonly FirstAsked[]
  /** Read by somebody who is not signed in, too. */
  isOpen?: true
}

/** In a query: the Monday of this week. */
export const THIS_WEEK = '{monday}'

const ENDPOINTS = 'src/all-endpoints.ts'

/** The app's first page, which is in its start. */
const first = (path: string, ...asks: FirstAsked[]): AppPage => ({ path, modules: [], asks })

/** A page of the table of routes that loads after the first page. */
const page = (path: string, screen: string, ...asks: FirstAsked[]): AppPage => ({
  path,
  modules: ['src/more-routes.tsx', ENDPOINTS, `../../libs/${screen}.tsx`],
  asks,
})

/** A page of which the start knows the route, with the part of the app that it stands in, if that loads with it. */
const early = (path: string, modules: readonly string[], ...asks: FirstAsked[]): AppPage => ({
  path,
  modules: [ENDPOINTS, ...modules],
  asks,
})

/** A page that somebody who is not signed in reads, too. */
const open = (path: string, screen: string, ...asks: FirstAsked[]): AppPage => ({
  ...early(path, ['src/open-page-frame.tsx', `../../libs/seeker/find-work/src/${screen}.tsx`], ...asks),
  isOpen: true,
})

const seeker: readonly AppPage[] = [
  first(seekerLinks.jobs, 'jobSearch.list'),
  page(seekerLinks.savedSearches, 'seeker/find-work/src/saved-searches/saved-searches-page', 'savedSearches.list'),
  page(seekerLinks.jobMap, 'seeker/find-work/src/job-map/job-map-page', 'jobSearch.list?limit=100', 'config.show'),
  open(seekerLinks.job(':id'), 'job-details/job-details-page', 'jobSearch.show', 'config.show'),
  open(seekerLinks.company, 'company/company-page'),
  page(
    seekerLinks.applications,
    'seeker/my-work/src/applications/applied-page',
    'applications.counts',
    'applications.list',
  ),
  page(
    seekerLinks.assignedWork,
    'seeker/my-work/src/assignments/assigned-page',
    'offers.list',
    'engagements.list',
    'assignments.list?status=assigned',
  ),
  page(seekerLinks.workCalendar, 'seeker/my-work/src/calendar/calendar-page'),
  page(
    seekerLinks.nextShift,
    'seeker/shift-day/src/booking/booking-page',
    'assignments.list?status=inProgress&limit=1',
    'assignments.list?status=assigned&limit=20',
  ),
  page(seekerLinks.assignment(':id'), 'seeker/my-work/src/work-record-page', 'assignments.show'),
  page(seekerLinks.substitute(':secret'), 'seeker/my-work/src/substitutes/substitute-page'),
  page(
    seekerLinks.workInProgress,
    'seeker/shift-day/src/live/in-progress-page',
    'assignments.list?status=inProgress&limit=1',
    'assignments.list?status=completed&limit=1',
  ),
  page(
    seekerLinks.completedWork,
    'seeker/money/src/completed-work/work-completed-page',
    'assignments.list?status=completed',
  ),
  page(
    seekerLinks.invoices,
    'seeker/money/src/invoices/invoice-list-page',
    'invoices.list?state=all',
    'invoices.totals',
    'selfBilling.list',
  ),
  page(seekerLinks.earnings, 'seeker/money/src/earnings/earnings-page', 'earnings.show'),
  page(seekerLinks.platformReport, 'seeker/money/src/platform-report/platform-report-page', 'platformReport.show'),
  page(seekerLinks.reportOnJob(':jobId'), 'seeker/shift-day/src/report/report-page'),
  page(seekerLinks.problems, 'web/features/problems/src/problems-screen', 'problems.counts', 'problems.list?view=live'),
  page(seekerLinks.notifications, 'web/features/notifications/src/notifications-page', 'notifications.list?state=all'),
  page(seekerLinks.pushes, 'seeker/profile/src/push/pushes-page', 'push.show'),
  page(seekerLinks.chat, 'web/features/chat/src/chat-page', 'config.show', 'chat.list'),
  page(seekerLinks.menu, 'web/platform/app-root/src/menu/menu-page'),
  page(
    seekerLinks.profile,
    'seeker/profile/src/profile-page',
    'seeker.show',
    'certificate.list',
    'licence.list',
    'rightToWork.show',
    'bankDetails.show',
    'availability.show',
    'screening.show',
  ),
  page(seekerLinks.seenByCompanies, 'seeker/profile/src/seen/seen-page', 'seeker.seen', 'seeker.show'),
  page(seekerLinks.editPersonalDetails, 'seeker/profile/src/personal/personal-details-page', 'seeker.show'),
  page(seekerLinks.editExperience, 'seeker/profile/src/history/experience-page', 'seeker.show'),
  page(seekerLinks.editEducation, 'seeker/profile/src/history/education-page', 'seeker.show'),
  page(seekerLinks.editTaxReference, 'seeker/profile/src/numbers/utr-page', 'seeker.show'),
  page(seekerLinks.editNationalInsurance, 'seeker/profile/src/numbers/nino-page', 'seeker.show'),
  page(
    seekerLinks.editCertificates,
    'seeker/profile/src/documents/certificate-page',
    'certificate.list',
    'seeker.show',
  ),
  page(seekerLinks.editLicence, 'seeker/profile/src/documents/licence-page', 'licence.list', 'seeker.show'),
  page(
    seekerLinks.editRightToWork,
    'seeker/profile/src/documents/right-to-work-page',
    'rightToWork.show',
    'seeker.show',
  ),
  page(
    seekerLinks.editAvailability,
    'seeker/profile/src/availability/availability-page',
    'availability.show',
    'seeker.show',
  ),
  page(seekerLinks.screeningFile, 'seeker/profile/src/screening/screening-page', 'screening.show'),
  page(seekerLinks.bankAccount, 'seeker/profile/src/numbers/bank-page', 'bankDetails.show'),
  page(
    shellLinks.account,
    'web/features/account/src/account-page',
    'account.show',
    'session.devices',
    'dataRequests.list',
  ),
  page(seekerLinks.support, 'web/features/support/src/support-screen', 'support.answers', 'tickets.list'),
  page(seekerLinks.faq, 'web/features/faq/src/faq-page'),
]

const company: readonly AppPage[] = [
  first(companyLinks.jobs, 'jobs.list?status=recent', 'controlRoom.show'),
  early(companyLinks.job(':jobId'), ['../../libs/company/jobs/src/job-detail-page.tsx'], 'jobs.show', 'config.show'),
  page(companyLinks.postJob, 'company/posting/src/posting-page', 'jobTemplates.list', 'sites.list', 'config.show'),
  page(companyLinks.jobTemplates, 'company/posting/src/templates/templates-page', 'jobTemplates.list'),
  page(companyLinks.importJobs, 'company/posting/src/import/import-page'),
  page(
    companyLinks.applicants(':jobId'),
    'company/hiring/src/applicants/applicants-page',
    'jobs.show',
    'applications.forJob',
  ),
  page(companyLinks.applicant, 'company/hiring/src/applicants/applicant-page'),
  page(companyLinks.assignedJobs, 'company/hiring/src/places/assigned-jobs-page', 'jobs.list?status=assigned'),
  page(companyLinks.assignedJob(':jobId'), 'company/hiring/src/places/assigned-job-page', 'jobs.show'),
  page(
    companyLinks.dueChecks,
    'company/hiring/src/checks/due-checks-page',
    'checks.due',
    'checks.refused',
    'checks.rules',
  ),
  page(companyLinks.workerScreening, 'company/hiring/src/screening/worker-screening-page'),
  page(
    companyLinks.findWorker,
    'company/find-worker/src/find-worker-page',
    'workerTeams.list',
    'sites.list',
    'jobs.list?status=recent&limit=100',
  ),
  page(companyLinks.workerProfile, 'company/find-worker/src/profile/worker-profile-page'),
  page(companyLinks.importWorkers, 'company/find-worker/src/import/import-page', 'workerInvitations.list'),
  page(companyLinks.rota, 'company/rota/src/rota-page', `rota.show?week=${THIS_WEEK}`),
  page(companyLinks.rotaCalendars, 'company/rota/src/calendars/calendars-page', 'rotaCalendars.list', 'sites.list'),
  page(companyLinks.jobsInProgress, 'company/live-work/src/in-progress/in-progress-page', 'liveWork.list'),
  page(
    companyLinks.jobInProgress(':jobId'),
    'company/live-work/src/in-progress/live-job-page',
    'config.show',
    'liveWork.show',
  ),
  page(companyLinks.logbook(':jobId'), 'company/live-work/src/report-log/report-log-page', 'reports.show'),
  page(companyLinks.alerts, 'company/live-work/src/alerts/alert-log-page', 'alerts.list?state=open'),
  page(companyLinks.liveMap, 'company/control-room/src/map/live-map-page', 'config.show', 'liveMap.show'),
  page(companyLinks.trail(':id'), 'company/control-room/src/map/trail-page', 'config.show', 'liveMap.trail'),
  page(companyLinks.onCall, 'company/alerting/src/on-call/on-call-page', 'onCall.show'),
  page(companyLinks.ownReach, 'company/alerting/src/own-reach/own-reach-page', 'reach.show'),
  page(
    companyLinks.completedJobs,
    'company/completed-work/src/work/completed-jobs-page',
    'completedWork.list?state=all',
  ),
  page(companyLinks.completedJob(':jobId'), 'company/completed-work/src/work/completed-job-page'),
  page(
    companyLinks.statement,
    'company/completed-work/src/statements/statement-page',
    'completedWork.owed',
    'completedWork.statement',
  ),
  page(companyLinks.timesheet, 'company/completed-work/src/timesheets/timesheet-page'),
  page(
    companyLinks.agreements,
    'company/completed-work/src/statements/agreements-page',
    'selfBilling.list',
    'selfBilling.terms',
  ),
  page(companyLinks.statistics, 'company/statistics/src/statistics-page', 'statistics.show'),
  page(companyLinks.chat, 'web/features/chat/src/chat-page', 'config.show', 'chat.list'),
  page(companyLinks.notifications, 'web/features/notifications/src/notifications-page', 'notifications.list?state=all'),
  page(companyLinks.profile, 'company/company-profile/src/company-profile-page', 'company.show', 'config.show'),
  page(companyLinks.settings, 'company/company-profile/src/settings/settings-page', 'company.show'),
  page(
    companyLinks.closeCompany,
    'company/company-profile/src/settings/closing-page',
    'erasure.closingFacts',
    'companyExports.list',
  ),
  page(companyLinks.noticeChoices, 'company/company-profile/src/settings/notice-choices-page', 'noticeChoices.show'),
  page(companyLinks.vetting, 'company/company-profile/src/vetting/vetting-page', 'company.show', 'vetting.show'),
  page(companyLinks.editProfile, 'company/company-profile/src/edit-profile-page', 'company.show', 'config.show'),
  page(companyLinks.editContact, 'company/company-profile/src/edit-part-pages', 'company.show'),
  page(companyLinks.editEmail, 'company/company-profile/src/edit-part-pages', 'company.show'),
  page(companyLinks.editManager, 'company/company-profile/src/edit-part-pages', 'company.show'),
  page(companyLinks.editVat, 'company/company-profile/src/edit-vat-page', 'company.show'),
  page(companyLinks.editBacs, 'company/company-profile/src/edit-bacs-page', 'company.show'),
  page(companyLinks.sites, 'company/sites/src/sites-page', 'sites.list'),
  page(companyLinks.newSite, 'company/sites/src/site-pages', 'config.show'),
  page(companyLinks.site(':id'), 'company/sites/src/site-pages', 'sites.show', 'config.show'),
  page(companyLinks.sitePatrols(':id'), 'company/sites/src/patrols/patrols-page', 'sites.list', 'patrols.routes'),
  page(companyLinks.map, 'company/sites/src/map-page', 'config.show'),
  page(companyLinks.clients, 'company/clients/src/list/clients-page', 'clients.list'),
  page(companyLinks.newClient, 'company/clients/src/client/client-form-pages'),
  page(companyLinks.client(':id'), 'company/clients/src/client/client-page', 'clients.show', 'sites.list'),
  page(companyLinks.editClient(':id'), 'company/clients/src/client/client-form-pages', 'clients.show', 'sites.list'),
  page(companyLinks.contract(':id'), 'company/clients/src/contract/contract-pages', 'clients.show', 'sites.list'),
  page(companyLinks.clientReport(':id'), 'company/clients/src/report/report-page', 'clients.show'),
  page(companyLinks.recurring, 'company/clients/src/recurring/recurring-list-page', 'recurring.list'),
  page(companyLinks.newRecurring, 'company/clients/src/recurring/recurring-form-pages', 'sites.list'),
  page(
    companyLinks.recurringDemand(':id'),
    'company/clients/src/recurring/recurring-page',
    'recurring.show',
    'sites.list',
  ),
  page(
    companyLinks.editRecurring(':id'),
    'company/clients/src/recurring/recurring-form-pages',
    'recurring.show',
    'sites.list',
  ),
  page(companyLinks.margins, 'company/clients/src/margins/margins-page'),
  page(companyLinks.team, 'company/team/src/team-page', 'team.show', 'sites.list'),
  page(companyLinks.teamHistory, 'company/team/src/history-page', 'team.show'),
  early(companyLinks.kiosk(':siteId'), ['../../libs/company/qr-code/src/kiosk-page.tsx']),
  page(companyLinks.qrCodes, 'company/qr-code/src/qr-code-page', 'sites.list'),
  page(
    shellLinks.account,
    'web/features/account/src/account-page',
    'account.show',
    'session.devices',
    'dataRequests.list',
  ),
  page(
    companyLinks.problems,
    'web/features/problems/src/problems-screen',
    'problems.counts',
    'problems.list?view=live',
  ),
  page(companyLinks.support, 'web/features/support/src/support-screen', 'support.answers', 'tickets.list'),
  page(companyLinks.faq, 'web/features/faq/src/faq-page'),
]

/** What the frame around every page asks first. */
export const frameAsks: Record<Side, readonly FirstAsked[]> = {
  seeker: ['notifications.unread', 'chat.unread', 'offers.list'],
  company: ['notifications.unread', 'chat.unread', 'alerts.waiting'],
}

/** Every page of both apps. */
export const appPages: Record<Side, readonly AppPage[]> = { seeker, company }

/** The page at a path of an app, with the id in its address; null for no page of the app and for an odd id. */
export function appPageAt(side: Side, path: string): { page: AppPage; id: string } | null {
  const parts = path.split('/')
  const found = appPages[side]
    .filter(({ path: declared }) => {
      const wanted = declared.split('/')
      return wanted.length === parts.length && wanted.every((part, at) => fits(part, parts[at] ?? ''))
    })
    // `/sites/new` is no site.
    .sort((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))[0]
  if (!found) return null
  const at = found.path.split('/').findIndex((part) => part.startsWith(':'))
  return { page: found, id: parts[at] ?? '' }
}

const fits = (declared: string, part: string) => (declared.startsWith(':') ? /^[\w-]+$/.test(part) : declared === part)
