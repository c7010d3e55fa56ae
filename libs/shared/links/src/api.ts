/** Addresses of the API that are not endpoints of the contract: downloads, streams and pages for programs. */
export const root = '/api'
export const files = '/api/files'
export const file = (id: string) => `/api/files/${id}`
export const events = '/api/events'
export const exportEverything = '/api/user/export'
export const companyExport = (id: string) => `/api/company/exports/${id}.zip`
export const invoicesCsv = '/api/invoices.csv'
export const earningsCsv = '/api/earnings.csv'
export const statementPdf = '/api/statement.pdf'
export const clientReportPdf = (clientId: string) => `/api/clients/${clientId}/report.pdf`
export const clientReportCsv = (clientId: string) => `/api/clients/${clientId}/report.csv`
export const marginsCsv = '/api/margins.csv'
export const timesheetCsv = '/api/timesheet.csv'
export const completedCsv = '/api/company/completed.csv'
export const completedJobCsv = (jobId: string) => `/api/company/jobs/${jobId}/completed.csv`
export const alertsCsv = '/api/alerts.csv'
export const alertsPdf = '/api/alerts.pdf'
export const checkCallsCsv = '/api/check-calls.csv'
export const jobsCsv = '/api/company/jobs.csv'
export const applicantsCsv = (jobId: string) => `/api/jobs/${jobId}/applications.csv`
export const workersCsv = '/api/workers.csv'
export const paymentsCsv = '/api/payments.csv'
export const intermediariesCsv = '/api/intermediaries.csv'
export const paymentsBacs = '/api/payments.bacs'
export const invoicePdf = (id: string) => `/api/invoices/${id}.pdf`
export const invoiceUbl = (id: string) => `/api/invoices/${id}.xml`
export const creditNoteUbl = (id: string) => `/api/credit-notes/${id}.xml`
export const creditNotePdf = (id: string) => `/api/credit-notes/${id}.pdf`
export const screeningPdf = '/api/screening.pdf'
export const workerScreeningPdf = (seekerId: string) => `/api/workers/${seekerId}/screening.pdf`
export const reportLogPdf = (jobId: string) => `/api/company/jobs/${jobId}/report.pdf`
export const siteCodesPdf = (siteId: string) => `/api/sites/${siteId}/codes.pdf`
export const offerTerms = (id: string) => `/api/offers/${id}/terms.pdf`
export const assignmentTerms = (id: string) => `/api/assignments/${id}/terms.pdf`
export const assignmentCalendar = (id: string) => `/api/assignments/${id}.ics`
export const workCalendar = (secret: string) => `/api/calendar/${secret}.ics`
export const rotaWeekCalendar = '/api/rota.ics'
export const rotaCalendar = (secret: string) => `/api/rota-calendar/${secret}.ics`
/** Takes what browsers tell about pages. */
export const pageReports = '/api/page-reports'
export const alive = '/api/healthz'
export const ready = '/api/readyz'
export const openApi = '/api/openapi.json'
export const docs = '/api/docs'
export const docsAssets = '/api/docs/assets/'
export const docsScript = '/api/docs/start.js'
export const developmentClock = '/api/dev/clock'
export const developmentSession = '/api/dev/session'
export const developmentShift = '/api/dev/shift'
