import { chat } from './communication/chat'
import { dataRequests } from './communication/data-requests'
import { personReports } from './communication/person-reports'
import { staffDataRequests } from './communication/staff-data-requests'
import { staffReports } from './communication/staff-reports'
import { problems } from './communication/problems'
import { staffTickets } from './communication/staff-tickets'
import { support } from './communication/support'
import { tickets } from './communication/tickets'
import { account } from './identity/account'
import { erasure } from './identity/erasure'
import { session } from './identity/session'
import { signUp } from './identity/sign-up'
import { staff } from './identity/staff'
import { applications } from './marketplace/applications'
import { assignments } from './marketplace/assignments'
import { calendar } from './marketplace/calendar'
import { clients } from './marketplace/clients'
import { cover } from './marketplace/cover'
import { jobSearch } from './marketplace/job-search'
import { jobImports } from './marketplace/job-imports'
import { jobTemplates } from './marketplace/job-templates'
import { jobs } from './marketplace/jobs'
import { manyApplications } from './marketplace/many-applications'
import { offers } from './marketplace/offers'
import { ratings } from './marketplace/ratings'
import { recurring } from './marketplace/recurring'
import { rota } from './marketplace/rota'
import { rotaCalendars } from './marketplace/rota-calendars'
import { savedSearches } from './marketplace/saved-searches'
import { sites } from './marketplace/sites'
import { swaps } from './marketplace/swaps'
import { substitutions } from './marketplace/substitutions'
import { taxStatus } from './marketplace/tax-status'
import { completedWork } from './money/completed-work'
import { credits } from './money/credits'
import { hours } from './money/hours'
import { earnings } from './money/earnings'
import { expenses } from './money/expenses'
import { hoursClaims } from './money/hours-claims'
import { invoices } from './money/invoices'
import { margins } from './money/margins'
import { platformReport } from './money/platform-report'
import { payRecord } from './money/pay-record'
import { payments } from './money/payments'
import { selfBilling } from './money/self-billing'
import { staffDisputes } from './money/staff-disputes'
import { timesheets } from './money/timesheets'
import { bankHolidays } from './platform/bank-holidays'
import { companySearch } from './platform/company-search'
import { config } from './platform/config'
import { files } from './platform/files'
import { locations } from './platform/locations'
import { pageReports } from './platform/page-reports'
import { mailbox } from './platform/mailbox'
import { noticeChoiceEndpoints } from './platform/notice-choices'
import { notifications } from './platform/notifications'
import { push } from './platform/push'
import { reach } from './platform/reach'
import { staffHealth } from './platform/staff-health'
import { availability } from './profiles/availability'
import { daysOff } from './profiles/days-off'
import { bankDetails } from './profiles/bank-details'
import { checks } from './profiles/checks'
import { company } from './profiles/company'
import { companyExports } from './profiles/company-exports'
import { documents } from './profiles/documents'
import { history } from './profiles/history'
import { references } from './profiles/references'
import { screening } from './profiles/screening'
import { seeker } from './profiles/seeker'
import { staffCompanies } from './profiles/staff-companies'
import { team } from './profiles/team'
import { vetting } from './profiles/vetting'
import { workerDocuments } from './profiles/worker-documents'
import { workerScreening } from './profiles/worker-screening'
import { engagements } from './profiles/engagements'
import { workerImports } from './profiles/worker-imports'
import { workerInvitations } from './profiles/worker-invitations'
import { manyWorkers } from './profiles/many-workers'
import { workerTeams } from './profiles/worker-teams'
import { workers } from './profiles/workers'
import { clientLinks } from './shift-day/client-links'
import { clientReports } from './shift-day/client-reports'
import { alerts } from './shift-day/alerts'
import { attendance } from './shift-day/attendance'
import { checkCalls } from './shift-day/check-calls'
import { controlRoom } from './shift-day/control-room'
import { counters } from './shift-day/counters'
import { handovers } from './shift-day/handovers'
import { liveMap } from './shift-day/live-map'
import { liveWork } from './shift-day/live-work'
import { evidence } from './shift-day/evidence'
import { logbook } from './shift-day/logbook'
import { onCall } from './shift-day/on-call'
import { patrols } from './shift-day/patrols'
import { phoneQueue } from './shift-day/phone-queue'
import { reports } from './shift-day/reports'
import { statistics } from './shift-day/statistics'

/** The whole API by name. `routes` gives each its method and path. */
export const contract = {
  ...chat,
  ...dataRequests,
  ...personReports,
  ...staffDataRequests,
  ...staffReports,
  ...problems,
  ...staffTickets,
  ...support,
  ...tickets,
  ...account,
  ...erasure,
  ...session,
  ...signUp,
  ...staff,
  ...applications,
  ...assignments,
  ...calendar,
  ...clients,
  ...cover,
  ...jobSearch,
  ...jobs,
  ...manyApplications,
  ...offers,
  ...ratings,
  ...jobImports,
  ...jobTemplates,
  ...recurring,
  ...rota,
  ...rotaCalendars,
  ...savedSearches,
  ...sites,
  ...substitutions,
  ...swaps,
  ...taxStatus,
  ...completedWork,
  ...credits,
  ...earnings,
  ...expenses,
  ...hours,
  ...hoursClaims,
  ...invoices,
  ...margins,
  ...timesheets,
  ...clientReports,
  ...clientLinks,
  ...platformReport,
  ...payRecord,
  ...payments,
  ...selfBilling,
  ...staffDisputes,
  ...bankHolidays,
  ...companySearch,
  ...config,
  ...files,
  ...locations,
  ...pageReports,
  ...mailbox,
  ...notifications,
  ...noticeChoiceEndpoints,
  ...push,
  ...reach,
  ...staffHealth,
  ...availability,
  ...daysOff,
  ...bankDetails,
  ...checks,
  ...company,
  ...companyExports,
  ...documents,
  ...history,
  ...references,
  ...screening,
  ...seeker,
  ...staffCompanies,
  ...team,
  ...vetting,
  ...workerDocuments,
  ...workerScreening,
  ...workers,
  ...engagements,
  ...workerImports,
  ...workerInvitations,
  ...manyWorkers,
  ...workerTeams,
  ...alerts,
  ...attendance,
  ...checkCalls,
  ...patrols,
  ...controlRoom,
  ...counters,
  ...handovers,
  ...liveMap,
  ...liveWork,
  ...logbook,
  ...evidence,
  ...onCall,
  ...phoneQueue,
  ...reports,
  ...statistics,
}
export type Contract = typeof contract
