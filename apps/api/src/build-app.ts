import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { ApiError } from '@s4/contract/api-error'
import type { RouteName } from '@s4/contract/routes'
import { connect, connectionLimits, type Database } from '@s4/db'
import Fastify, { type FastifyInstance } from 'fastify'
import { accountHandlers, accountMailHandlers } from '@s4/api-identity/account'
import { staffCompanyHandlers } from './staff-companies/staff-company-handlers'
import { vettingHandlers } from '@s4/api-profiles/vetting'
import { disputeHandlers } from './staff-disputes/dispute-handlers'
import { erasureHandlers } from './erasure/erasure-handlers'
import { companyExportHandlers } from './company-exports/company-export-handlers'
import { serveCompanyExport } from './company-exports/serve-company-export'
import { serveExport } from './export/serve-export'
import { applicationHandlers, serveApplicants } from '@s4/api-marketplace/applications'
import { manyApplicationHandlers } from '@s4/api-marketplace/many-applications'
import { assignmentHandlers } from '@s4/api-marketplace/assignments'
import { alertHandlers, serveAlerts, settleCheckAlerts } from '@s4/api-shift-day/alerts'
import { attendanceHandlers, serveDevelopmentPassing } from '@s4/api-shift-day/attendance'
import { chatHandlers } from '@s4/api-communication/chat'
import { clientLinkHandlers } from '@s4/api-shift-day/client-links'
import { clientReportHandlers, serveClientReport } from '@s4/api-shift-day/client-reports'
import { checkCallHandlers, serveCheckCalls } from '@s4/api-shift-day/check-calls'
import { bankHolidayHandlers } from '@s4/api-platform/bank-holidays'
import { checkHandlers } from '@s4/api-profiles/checks'
import { companyHandlers, publicCompanyHandlers } from '@s4/api-profiles/company'
import { creditHandlers } from '@s4/api-money/credits'
import { selfBillingHandlers } from '@s4/api-money/self-billing'
import { completedWorkHandlers, serveCompletedWork, serveStatement } from '@s4/api-money/completed-work'
import { configHandlers } from '@s4/api-platform/config'
import { clientHandlers } from '@s4/api-marketplace/clients'
import { fileHandlers } from '@s4/api-platform/files'
import { serveFiles } from './files/serve-files'
import { expenseHandlers } from '@s4/api-money/expenses'
import { hoursClaimHandlers } from '@s4/api-money/hours-claims'
import { hoursHandlers } from '@s4/api-money/hours'
import { serveIntermediaries } from '@s4/api-money/intermediaries'
import { invoiceHandlers, serveInvoiceFiles } from '@s4/api-money/invoices'
import { marginHandlers, serveMargins } from '@s4/api-money/margins'
import { earningsHandlers, serveEarnings } from '@s4/api-money/earnings'
import { payRecordHandlers } from '@s4/api-money/pay-record'
import { serveTimesheet, timesheetHandlers } from '@s4/api-money/timesheets'
import { platformReportHandlers } from '@s4/api-money/platform-report'
import { paymentHandlers, servePaymentFile } from '@s4/api-money/payments'
import { jobPageHead, jobSearchHandlers, openJobsCountHandlers } from '@s4/api-marketplace/job-search'
import { jobHandlers, serveJobs } from '@s4/api-marketplace/jobs'
import { problemHandlers } from '@s4/api-communication/problems'
import { locationHandlers } from '@s4/api-platform/locations'
import { pageReportHandlers } from '@s4/api-platform/page-reports'
import { teamHandlers } from '@s4/api-profiles/team'
import { profileHandlers } from '@s4/api-profiles/seeker'
import { coverHandlers } from '@s4/api-marketplace/cover'
import { offerHandlers } from '@s4/api-marketplace/offers'
import { counterHandlers } from '@s4/api-shift-day/counters'
import { handoverHandlers } from '@s4/api-shift-day/handovers'
import { liveMapHandlers } from '@s4/api-shift-day/live-map'
import { controlRoomHandlers } from '@s4/api-shift-day/control-room'
import { liveWorkHandlers } from '@s4/api-shift-day/live-work'
import { logbookHandlers } from '@s4/api-shift-day/logbook'
import { patrolHandlers } from '@s4/api-shift-day/patrols'
import { phoneQueueHandlers } from '@s4/api-shift-day/phone-queue'
import { evidenceHandlers, serveReportLog } from '@s4/api-shift-day/evidence'
import { statisticsHandlers } from '@s4/api-shift-day/statistics'
import { reportHandlers } from '@s4/api-shift-day/reports'
import { mailboxHandlers } from '@s4/api-platform/mailbox'
import { noticeChoiceHandlers } from '@s4/api-platform/notice-choices'
import { notificationHandlers } from '@s4/api-platform/notifications'
import { onCallHandlers } from '@s4/api-shift-day/on-call'
import { pushHandlers } from '@s4/api-platform/push'
import { reachHandlers } from '@s4/api-platform/reach'
import { serveEvents } from '@s4/api-identity/events'
import { admit } from './admission/admit'
import type { Deps } from '@s4/api-platform/deps'
import { staffHealthHandlers } from './staff-health/staff-health-handlers'
import { serveClock } from './development-clock'
import { serveDocs } from '@s4/api-platform/openapi'
import { handleError, sendFailure } from '@s4/api-platform/failures'
import { type Handler, serveDrain, shedLoad } from '@s4/api-platform/http'
import { endSlowBodies, httpLimits } from '@s4/api-platform/limits'
import { pagePolicies } from './page-policies'
import { preloaded } from './preloaded'
import { firstScreens, pageScripts, pageWriters, publicPageTags, serveSites } from '@s4/api-platform/pages'
import { serveHealth } from './health'
import { limitPages, secure } from './security'
import { serveDevelopmentSession, SESSION_COOKIE, sessionHandlers } from '@s4/api-identity/session'
import { ownApp } from './own-app'
import { readElsewhere } from './read-elsewhere'
import { serveWorkCalendars, workCalendarHandlers } from '@s4/api-marketplace/calendar'
import { jobImportHandlers } from '@s4/api-marketplace/job-imports'
import { swapHandlers } from '@s4/api-marketplace/swaps'
import { savedSearchHandlers } from '@s4/api-marketplace/saved-searches'
import { jobTemplateHandlers } from '@s4/api-marketplace/job-templates'
import { recurringHandlers } from '@s4/api-marketplace/recurring'
import { rotaHandlers, serveWeekCalendar } from '@s4/api-marketplace/rota'
import { rotaCalendarHandlers, serveRotaCalendars } from '@s4/api-marketplace/rota-calendars'
import { ratingHandlers } from '@s4/api-marketplace/ratings'
import { serveTerms } from '@s4/api-marketplace/terms-papers'
import { companySearchHandlers } from './company-search/company-search-handlers'
import { substitutionHandlers } from '@s4/api-marketplace/substitutions'
import { taxStatusHandlers } from '@s4/api-marketplace/tax-status'
import { signUpHandlers } from './sign-up/sign-up-handlers'
import { supportHandlers } from './support/support-handlers'
import { staffHandlers } from '@s4/api-identity/staff'
import { dataRequestHandlers } from '@s4/api-communication/data-requests'
import { personReportHandlers } from '@s4/api-communication/person-reports'
import { staffDataRequestHandlers } from '@s4/api-communication/staff-data-requests'
import { staffReportHandlers } from '@s4/api-communication/staff-reports'
import { staffTicketHandlers } from '@s4/api-communication/staff-tickets'
import { ticketHandlers } from '@s4/api-communication/tickets'
import { referencesHandlers } from '@s4/api-profiles/references'
import { screeningHandlers } from '@s4/api-profiles/screening'
import { workerDocumentHandlers } from '@s4/api-profiles/worker-documents'
import { serveScreeningPdf, workerScreeningHandlers } from '@s4/api-profiles/worker-screening'
import { engagementHandlers } from '@s4/api-profiles/engagements'
import { workerImportHandlers } from '@s4/api-profiles/worker-imports'
import { workerInvitationHandlers } from '@s4/api-profiles/worker-invitations'
import { workerTeamHandlers } from '@s4/api-profiles/worker-teams'
import { manyWorkerHandlers } from '@s4/api-profiles/many-workers'
import { serveWorkers, workerHandlers } from '@s4/api-profiles/workers'
import { serveSecurityText } from './serve-security-text'
import { traceIdOf, traceRequests } from './watch/trace-requests'
import { logLeftRequests, RequestLog } from './watch/log-requests'
import { measureRequests } from './watch/measure-requests'
import { serveCodes, siteHandlers } from '@s4/api-marketplace/sites'

const ONE_MEGABYTE = 1024 * 1024
const FORM_LIMITS = {
  fileSize: 10 * ONE_MEGABYTE,
  files: 1,
  fields: 40,
  parts: 41,
  fieldSize: 20_000,
  fieldNameSize: 100,
}

/** Every endpoint of the contract with its handler. */
const allHandlers = (deps: Deps): Handler[] => [
  ...configHandlers(deps),
  ...sessionHandlers(deps),
  ...signUpHandlers(deps),
  ...accountHandlers(deps),
  ...accountMailHandlers(deps),
  ...erasureHandlers(deps),
  ...mailboxHandlers(deps),
  ...profileHandlers(deps),
  ...fileHandlers(deps),
  ...jobSearchHandlers(deps),
  ...openJobsCountHandlers(deps),
  ...publicCompanyHandlers(deps),
  ...companyHandlers(deps),
  ...companyExportHandlers(deps),
  ...teamHandlers(deps),
  ...siteHandlers(deps),
  ...clientHandlers(deps),
  ...locationHandlers(deps),
  ...pageReportHandlers(deps),
  ...bankHolidayHandlers(),
  ...jobHandlers(deps),
  ...jobImportHandlers(deps),
  ...jobTemplateHandlers(deps),
  ...savedSearchHandlers(deps),
  ...swapHandlers(),
  ...recurringHandlers(deps),
  ...applicationHandlers(deps),
  ...manyApplicationHandlers(),
  ...offerHandlers(deps),
  ...coverHandlers(deps),
  ...assignmentHandlers(deps),
  ...ratingHandlers(deps),
  ...companySearchHandlers(deps),
  ...substitutionHandlers(deps),
  ...taxStatusHandlers(deps),
  ...workCalendarHandlers(deps),
  ...workerHandlers(deps),
  ...manyWorkerHandlers(),
  ...engagementHandlers(deps),
  ...workerImportHandlers(deps),
  ...workerInvitationHandlers(deps),
  ...workerTeamHandlers(deps),
  ...workerDocumentHandlers(deps),
  ...checkHandlers(deps, settleCheckAlerts),
  ...screeningHandlers(deps),
  ...referencesHandlers(deps),
  ...workerScreeningHandlers(deps, settleCheckAlerts),
  ...rotaHandlers(deps),
  ...rotaCalendarHandlers(deps),
  ...attendanceHandlers(deps),
  ...clientReportHandlers(deps),
  ...clientLinkHandlers(deps),
  ...checkCallHandlers(deps),
  ...patrolHandlers(deps),
  ...alertHandlers(deps),
  ...onCallHandlers(deps),
  ...pushHandlers(deps),
  ...reachHandlers(deps),
  ...hoursHandlers(deps),
  ...hoursClaimHandlers(deps),
  ...expenseHandlers(deps),
  ...invoiceHandlers(deps),
  ...marginHandlers(deps),
  ...timesheetHandlers(deps),
  ...payRecordHandlers(deps),
  ...earningsHandlers(deps),
  ...platformReportHandlers(deps),
  ...paymentHandlers(deps),
  ...creditHandlers(deps),
  ...completedWorkHandlers(deps),
  ...selfBillingHandlers(deps),
  ...vettingHandlers(deps),
  ...notificationHandlers(deps),
  ...noticeChoiceHandlers(deps),
  ...chatHandlers(deps),
  ...controlRoomHandlers(deps),
  ...liveMapHandlers(deps),
  ...handoverHandlers(deps),
  ...counterHandlers(deps),
  ...liveWorkHandlers(deps),
  ...logbookHandlers(deps),
  ...phoneQueueHandlers(),
  ...reportHandlers(deps),
  ...evidenceHandlers(deps),
  ...statisticsHandlers(deps),
  ...problemHandlers(deps),
  ...ticketHandlers(deps),
  ...staffHandlers(deps),
  ...dataRequestHandlers(deps),
  ...personReportHandlers(deps),
  ...staffTicketHandlers(deps),
  ...staffDataRequestHandlers(deps),
  ...staffReportHandlers(deps),
  ...staffCompanyHandlers(deps),
  ...disputeHandlers(deps),
  ...staffHealthHandlers(deps),
  ...supportHandlers(deps),
]

/** Endpoints of running shifts, which use their own connection pool. */
const shiftDayEndpoints: ReadonlySet<RouteName> = new Set<RouteName>([
  'assignments.show',
  'attendance.bookOn',
  'attendance.break',
  'attendance.bookOff',
  'attendance.bookByHand',
  'attendance.enter',
  'attendance.reportPosition',
  'attendance.shareLocation',
  'alerts.askForHelp',
  'alerts.myCall',
  'alerts.sendPosition',
  'checkCalls.list',
  'checkCalls.answer',
  'checkCalls.confirm',
  'checkCalls.checkOnMe',
  'checkCalls.log',
  'counters.list',
  'counters.press',
  'counters.reset',
  'handovers.list',
  'handovers.confirm',
  'patrols.list',
  'patrols.scan',
  'patrols.cutShort',
  'alerts.list',
  'alerts.waiting',
  'alerts.escalation',
  'alerts.people',
  'alerts.assign',
  'alerts.acknowledge',
  'alerts.resolve',
  'liveWork.list',
  'liveWork.show',
  'phoneQueue.send',
  'logbook.list',
  'logbook.create',
])

/** Answered also when the server refuses others: running shifts, and what a phone needs to get to them. */
const essentialEndpoints: RouteName[] = [...shiftDayEndpoints, 'session.show', 'session.renew', 'session.create']

const bareApp = ({ settings, log }: Pick<Deps, 'settings' | 'log'>) =>
  Fastify({
    loggerInstance: log,
    genReqId: traceIdOf,
    logController: new RequestLog(),
    trustProxy: settings.trustProxy,
    bodyLimit: ONE_MEGABYTE,
    // Requests that arrive while the server closes are still served.
    return503OnClosing: false,
    ...httpLimits,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: handleError,
  })

/** Readiness has its own pool, so that a busy database cannot delay its response. */
function serveOwnHealth(app: FastifyInstance, deps: Deps): void {
  const { databaseUrl, isPooled } = deps.settings
  const healthDb = connect(databaseUrl, { ...connectionLimits.health, isPooled })
  app.addHook('onClose', () => healthDb.end())
  serveHealth(app, { ...deps, db: healthDb })
}

/** The server of a process that only does due work: it says whether it is alive and ready. */
export function buildWorkerApp(deps: Deps): FastifyInstance {
  const app = bareApp(deps)
  app.setErrorHandler(handleError)
  serveDrain(app)
  serveOwnHealth(app, deps)
  return app
}

/** Builds the server without listening. `shiftDay` is the same database with the connection pool for running shifts. */
export async function buildApp(deps: Deps, shiftDay: Database = deps.db): Promise<FastifyInstance> {
  const { settings } = deps
  const app = bareApp(deps)

  app.setErrorHandler(handleError)
  measureRequests(app)
  logLeftRequests(app)
  traceRequests(app)
  await secure(app, deps)
  shedLoad(app, { essential: essentialEndpoints })
  endSlowBodies(app)
  serveDrain(app)
  await app.register(cookie)
  await app.register(multipart, { limits: FORM_LIMITS })

  const handlers = allHandlers(deps)
  for (const handler of handlers) if (!shiftDayEndpoints.has(handler.name)) handler.mount(app, deps, admit)
  const dayDeps = { ...deps, db: shiftDay }
  for (const handler of allHandlers(dayDeps))
    if (shiftDayEndpoints.has(handler.name)) handler.mount(app, dayDeps, admit)
  serveEvents(app, deps)
  serveExport(app, deps)
  serveCompanyExport(app, deps)
  serveFiles(app, deps)
  serveCodes(app, deps, admit)
  serveOwnHealth(app, deps)
  serveSecurityText(app, settings, deps.clock.now())
  serveClock(app, deps)
  serveDevelopmentSession(app, deps)
  serveDevelopmentPassing(app, deps)
  serveInvoiceFiles(app, deps, admit)
  servePaymentFile(app, deps, admit)
  serveIntermediaries(app, deps, admit)
  serveStatement(app, deps, admit)
  serveCompletedWork(app, deps, admit)
  serveMargins(app, deps, admit)
  serveTimesheet(app, deps, admit)
  serveEarnings(app, deps, admit)
  serveWorkers(app, deps, admit)
  serveJobs(app, deps, admit)
  serveApplicants(app, deps, admit)
  serveClientReport(app, deps, admit)
  serveAlerts(app, deps, admit)
  serveCheckCalls(app, deps, admit)
  serveReportLog(app, deps, admit)
  serveScreeningPdf(app, deps, admit)
  serveTerms(app, deps, admit)
  serveWorkCalendars(app, deps, admit)
  serveWeekCalendar(app, deps, admit)
  serveRotaCalendars(app, deps)
  await serveDocs(
    app,
    handlers.map(({ name }) => name),
    settings.mode !== 'production',
  )
  const headOfJob = jobPageHead(deps)
  if (settings.sitesDir) {
    const writers = pageWriters(settings.sitesDir, { log: app.log, clock: deps.clock })
    app.addHook('onClose', () => writers.close())
    await serveSites(app, {
      sitesDir: settings.sitesDir,
      baseDomain: settings.baseDomain,
      port: settings.port,
      pageHead: async (site, path) =>
        (site === 'seeker' ? await headOfJob(path) : null) ?? publicPageTags(settings, site, path),
      preloaded: preloaded({ app, clock: deps.clock, settings, scripts: pageScripts(settings.sitesDir), writers }),
      policies: pagePolicies(settings),
      signInWays: async () =>
        (await deps.identity.ready())
          ? [...settings.signInProviders, ...(settings.mode === 'production' ? [] : ['mailbox'])]
          : null,
      screens: firstScreens(settings),
      ownApp: ownApp(deps),
      hasSession: ({ cookies }) => cookies[SESSION_COOKIE] !== undefined,
      readElsewhere: readElsewhere(settings),
      limit: limitPages(app, settings),
    })
  } else
    app.setNotFoundHandler({ preHandler: limitPages(app, settings) }, (request, reply) =>
      sendFailure(new ApiError('route.missing'), request, reply),
    )
  return app
}
