/**
 * Paths of the seeker's app, as the specification writes them. A function that takes an id also takes `:id`, to declare
 * a route.
 */
export const jobs = '/User-Job'
export const savedSearches = '/User-Job/searches'
export const jobMap = '/User-Job/map'
export const job = (jobId: string) => `/User-JobDetails/${jobId}`
export const company = '/User-CompanyDetails'
export const applications = '/User-WorkApplied'
export const assignedWork = '/User-MyWorkAssignedPage'
/** One of the offers to answer there. */
export const offer = (id: string) => `${assignedWork}?offer=${id}`
export const workCalendar = '/User-MyWorkAssignedPage/calendar'
export const nextShift = '/User-MyWorkAssignedBook'
export const assignment = (id: string) => `/User-AppliedAndAssignedDetail/${id}`
/** The same page, which then asks for no work first. */
export const application = (id: string) => `${assignment(id)}?application`
/** Where somebody reads and accepts what they would take over from another worker. */
export const substitute = (secret: string) => `/User-Substitute/${secret}`
export const workInProgress = '/User-workInprogess'
export const completedWork = '/User-WorkCompleted'
export const invoices = '/User-InvoiceList'
export const earnings = '/User-InvoiceList/earnings'
export const platformReport = '/User-InvoiceList/hmrc'
/** The worker's problems; with a job's id, the form to report a problem about that job. */
export const problems = '/User-reportProblem/'
export const reportOnJob = (jobId: string) => `/User-reportProblem/${jobId}`
export const notifications = '/User-UserNotification'
/** The devices that show notices. */
export const pushes = '/User-UserNotification/devices'
export const chat = '/User-UserChatPage'
export const menu = '/User-UserSidebar'
export const profile = '/User-PersonalDetails'
/** The profile as companies read it. */
export const seenByCompanies = '/User-PersonalDetails/seen'
export const bankAccount = '/User-BankDetails'
export const faq = '/User-FAQSection'
export const support = '/User-ContactSupport'
export const editPersonalDetails = '/edit-personal-details'
export const editExperience = '/edit-experience'
export const editEducation = '/edit-education'
export const screeningFile = '/edit-screening'
export const editLicence = '/edit-license'
export const editCertificates = '/edit-certificate'
export const editRightToWork = '/edit-right-to-work'
export const editAvailability = '/edit-availability'
export const editNationalInsurance = '/edit-nin-number'
export const editTaxReference = '/edit-utr-number'
/** The start of the path of every page that edits the profile. */
export const EDIT_PAGES = '/edit-'
