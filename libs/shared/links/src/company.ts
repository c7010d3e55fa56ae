/**
 * Paths of the company's app, as the specification writes them. A function that takes an id also takes `:id`, to
 * declare a route.
 */
export const jobs = '/recents-jobs'
export const job = (jobId: string) => `/job-detail/${jobId}`
export const postJob = '/job-posting'
/** Jobs to begin new ones with. */
export const jobTemplates = `${postJob}/templates`
/** A file of jobs to post. */
export const importJobs = `${postJob}/import`
export const applicants = (jobId: string) => `/view-applicant/${jobId}`
export const applicant = '/applicant-profile'
export const assignedJobs = '/job-assigned'
export const assignedJob = (jobId: string) => `/assign-jobDetail/${jobId}`
/** A worker's screening file, by `?worker=`. */
export const workerScreening = '/job-assigned/screening'
/** The workers whose documents must be checked before a shift. */
export const dueChecks = '/job-assigned/checks'
export const jobsInProgress = '/in-progress'
/** Everybody at work, on one map. */
export const liveMap = '/in-progress/map'
/** Where one worker was during a shift. */
export const trail = (assignmentId: string) => `/in-progress/trails/${assignmentId}`
export const jobInProgress = (jobId: string) => `/inProgress-jobDetail/${jobId}`
export const logbook = (jobId: string) => `/job-report-logs/${jobId}`
export const completedJobs = '/completed-job'
export const agreements = '/completed-job/agreements'
export const statement = '/completed-job/statement'
export const timesheet = '/completed-job/timesheet'
/** Figures by week, `?weeks=12&site=`. */
export const statistics = '/completed-job/statistics'
export const completedJob = (jobId: string) => `/completed-jobDetail/${jobId}`
export const problems = '/problems-reported'
export const alerts = '/alert-log'
export const onCall = '/alert-log/on-call'
export const ownReach = '/alert-log/how-i-am-reached'
export const rota = '/rota-management'
export const rotaCalendars = '/rota-management/calendars'
export const findWorker = '/find-worker'
/** A worker's profile, by `?worker=`, with the search or `?job=` it was opened from. */
export const workerProfile = `${findWorker}/profile`
export const importWorkers = `${findWorker}/import`
export const savedWorkers = `${findWorker}?tab=saved`
export const qrCodes = '/qr-code'
export const kiosk = (siteId: string) => `/kiosk/${siteId}`
export const sites = '/sites'
export const newSite = '/sites/new'
export const site = (siteId: string) => `/sites/${siteId}`
/** The patrol routes of a site. */
export const sitePatrols = (siteId: string) => `/sites/${siteId}/patrols`
export const clients = '/clients'
export const newClient = '/clients/new'
export const client = (clientId: string) => `/clients/${clientId}`
export const editClient = (clientId: string) => `/clients/${clientId}/edit`
/** A new contract, or the one of `?contract=`. */
export const contract = (clientId: string) => `/clients/${clientId}/contract`
export const clientReport = (clientId: string) => `/clients/${clientId}/report`
export const recurring = '/recurring'
export const newRecurring = '/recurring/new'
export const recurringDemand = (id: string) => `/recurring/${id}`
export const editRecurring = (id: string) => `/recurring/${id}/edit`
export const margins = '/margins'
export const map = '/test'
export const chat = '/chat'
export const support = '/chat-support'
export const settings = '/settings'
export const closeCompany = '/settings/closing'
export const noticeChoices = '/notification/choices'
export const notifications = '/notification'
export const faq = '/faq'
export const profile = '/company-profile'
/** What S4 has verified of the company. */
export const vetting = '/company-profile/verification'
/** Who is in the company and may do what. */
export const team = '/team'
export const teamHistory = '/team/history'
export const editProfile = '/edit-company-profile'
export const editContact = '/edit-company-contact'
export const editEmail = '/edit-company-email'
export const editManager = '/edit-company-manager'
export const editVat = '/edit-company-vat'
export const editBacs = '/edit-company-bacs'
/** The start of the path of every page that edits the company. */
export const EDIT_PAGES = '/edit-company'
