import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { Problem } from '@s4/contract/problem'
import type { RouteName } from '@s4/contract/routes'
import { connect, limitsOf, type Database } from '@s4/db'
import Fastify, { type FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { accountHandlers } from './account/account-handlers'
import { accountMailHandlers } from './account/account-mail-handlers'
import { erasureHandlers } from './account/erasure/erasure-handlers'
import { serveExport } from './account/export/serve-export'
import { applicationHandlers } from './applications/application-handlers'
import { assignmentHandlers } from './assignments/assignment-handlers'
import { alertHandlers } from './alerts/alert-handlers'
import { attendanceHandlers } from './attendance/attendance-handlers'
import { conversationHandlers } from './chat/conversation-handlers'
import { checkCallHandlers } from './check-calls/check-call-handlers'
import { calendarHandlers } from './calendar/calendar-handlers'
import { companyHandlers } from './company/company-handlers'
import { selfBillingHandlers } from './self-billing/self-billing-handlers'
import { completedWorkHandlers } from './completed-work/completed-work-handlers'
import { configHandlers } from './config/config-handlers'
import { fileHandlers } from './files/file-handlers'
import { serveFiles } from './files/serve-files'
import { hoursHandlers } from './hours/hours-handlers'
import { invoiceHandlers } from './invoices/invoice-handlers'
import { serveInvoiceFiles } from './invoices/serve-invoice-files'
import { publicCompanyHandlers } from './company/public-company-handlers'
import { jobPageHead } from './job-search/job-posting'
import { jobSearchHandlers } from './job-search/job-search-handlers'
import { openJobsCountHandlers } from './job-search/open-jobs-count-handlers'
import { jobHandlers } from './jobs/job-handlers'
import { problemHandlers } from './problems/problem-handlers'
import { placeHandlers } from './places/place-handlers'
import { profileHandlers } from './seeker/profile-handlers'
import { offerHandlers } from './offers/offer-handlers'
import { liveHandlers } from './live-work/live-handlers'
import { logbookHandlers } from './logbook/logbook-handlers'
import { mailboxHandlers } from './mailbox/mailbox-handlers'
import { notificationHandlers } from './notifications/notification-handlers'
import { serveEvents } from './events/serve-events'
import { admit } from './server/admit'
import type { Deps } from './server/deps'
import { serveClock } from './server/development-clock'
import { serveDocs } from './server/docs'
import { serveDrain } from './server/drain'
import { firstAnswers } from './server/first-answers'
import { firstScreens } from './server/first-screens'
import { serveHealth } from './server/health'
import type { Handler } from './server/implement'
import { reportProblem, sendProblem } from './server/report-problems'
import { limitPages, secure } from './server/security'
import { endSlowBodies, httpLimits } from './server/slow-bodies'
import { serveSites } from './server/sites'
import { serveDevelopmentPassing } from './attendance/development-passing'
import { serveDevelopmentSession } from './session/development-session'
import { ownApp } from './session/own-app'
import { sessionHandlers } from './session/session-handlers'
import { serveWorkCalendars } from './work-calendar/serve-work-calendars'
import { workCalendarHandlers } from './work-calendar/work-calendar-handlers'
import { rotaHandlers } from './rota/rota-handlers'
import { serveRotaCalendar } from './rota/serve-rota-calendar'
import { ratingHandlers } from './ratings/rating-handlers'
import { supportHandlers } from './support/support-handlers'
import { ticketHandlers } from './tickets/ticket-handlers'
import { workerDocumentHandlers } from './workers/worker-document-handlers'
import { workerHandlers } from './workers/worker-handlers'
import { serveCodes } from './sites/serve-codes'
import { siteHandlers } from './sites/site-handlers'

const ONE_MEGABYTE = 1024 * 1024
const FORM_LIMITS = { fileSize: 10 * ONE_MEGABYTE, files: 1, fields: 40, parts: 41, fieldSize: 20_000, fieldNameSize: 100 }

/** Every endpoint of the contract with its handler. */
const handlersOf = (deps: Deps): Handler[] => [
  ...configHandlers(deps),
  ...sessionHandlers(deps),
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
  ...siteHandlers(deps),
  ...placeHandlers(deps),
  ...calendarHandlers(),
  ...jobHandlers(deps),
  ...applicationHandlers(deps),
  ...offerHandlers(deps),
  ...assignmentHandlers(deps),
  ...ratingHandlers(deps),
  ...workCalendarHandlers(deps),
  ...workerHandlers(deps),
  ...workerDocumentHandlers(deps),
  ...rotaHandlers(deps),
  ...attendanceHandlers(deps),
  ...checkCallHandlers(deps),
  ...alertHandlers(deps),
  ...hoursHandlers(deps),
  ...invoiceHandlers(deps),
  ...completedWorkHandlers(deps),
  ...selfBillingHandlers(deps),
  ...notificationHandlers(deps),
  ...conversationHandlers(deps),
  ...liveHandlers(deps),
  ...logbookHandlers(deps),
  ...problemHandlers(deps),
  ...ticketHandlers(deps),
  ...supportHandlers(deps),
]

/** Who is at work now, and who watches over them: these have connections of their own. */
const onTheDay: ReadonlySet<RouteName> = new Set<RouteName>([
  'assignments.show', 'assignments.bookOn', 'assignments.break', 'assignments.bookOff', 'assignments.manual', 'assignments.location', 'assignments.shareLocation', 'assignments.help',
  'checkCalls.list', 'checkCalls.answer', 'checkCalls.log', 'alerts.list', 'alerts.acknowledge', 'alerts.resolve', 'liveWork.list', 'liveWork.show', 'logbook.list', 'logbook.create',
])

/** The server, wired and not listening. `shiftDay` is the same database on the connections of the day of work. */
export async function buildApp(deps: Deps, shiftDay: Database = deps.db): Promise<FastifyInstance> {
  const { settings, log } = deps
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => uuid(),
    trustProxy: settings.trustProxy,
    bodyLimit: ONE_MEGABYTE,
    // What still comes in while it closes is answered like anything else, and its connection ended.
    return503OnClosing: false,
    ...httpLimits,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: reportProblem,
  })

  app.setErrorHandler(reportProblem)
  await secure(app, settings)
  endSlowBodies(app)
  serveDrain(app)
  await app.register(cookie)
  await app.register(multipart, { limits: FORM_LIMITS })

  const handlers = handlersOf(deps)
  for (const handler of handlers) if (!onTheDay.has(handler.name)) handler.mount(app, deps, admit)
  const dayDeps = { ...deps, db: shiftDay }
  for (const handler of handlersOf(dayDeps)) if (onTheDay.has(handler.name)) handler.mount(app, dayDeps, admit)
  serveEvents(app, deps)
  serveExport(app, deps)
  serveFiles(app, deps)
  serveCodes(app, deps)
  // Readiness does not wait for what it tells about.
  const asking = connect(settings.databaseUrl, limitsOf.health)
  app.addHook('onClose', () => asking.end())
  serveHealth(app, { ...deps, db: asking })
  serveClock(app, deps)
  serveDevelopmentSession(app, deps)
  serveDevelopmentPassing(app, deps)
  serveInvoiceFiles(app, deps)
  serveWorkCalendars(app, deps)
  serveRotaCalendar(app, deps)
  await serveDocs(app, handlers.map(({ name }) => name), settings.mode !== 'production')
  if (settings.sitesDir) await serveSites(app, { sitesDir: settings.sitesDir, baseDomain: settings.baseDomain, port: settings.port, seekerHead: jobPageHead(deps), firstAnswers: firstAnswers(app), screens: firstScreens(settings), ownApp: ownApp(deps), limit: limitPages(app, settings) })
  else app.setNotFoundHandler({ preHandler: limitPages(app, settings) }, (request, reply) => sendProblem(new Problem('route.missing'), request, reply))
  return app
}
