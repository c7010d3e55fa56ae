/** Paths of the public pages, and `account`, which every app has. */
export const landing = '/'
export const login = '/login'
export const createAccount = '/CreateAccount'
export const forgottenPassword = '/ForgetPassword'
export const newPassword = '/ResetPassword'
export const verifyEmail = '/email-verification'
/** Redirects to the first screen of the person's own app. */
export const dashboard = '/dashboard'
export const account = '/account'
export const terms = '/terms'
export const privacy = '/privacy'
export const accessibility = '/accessibility'
/** The questions and answers of both apps, for somebody signed out. */
export const questions = '/questions'
/** What a referee is asked; the secret of the link stands after `#`. */
export const reference = '/reference'
/** Compares a file with those that S4 made as evidence. */
export const verify = '/verify'
/** An invitation into a company; the secret of the link stands after `#`. */
export const invitation = '/invitation'
/** An invitation to work for a company; the secret of the link stands after `#`. */
export const workerInvitation = '/work-invitation'
/** A client's read-only view; the secret of the link stands after `#`. */
export const clientView = '/client-view'
/** The console of S4's own staff. */
export const staff = '/staff'
export const staffSignIn = '/staff/sign-in'
export const staffEnrolment = '/staff/enrol'
export const staffDisputes = '/staff/disputes'
export const staffDispute = (id: string) => `/staff/disputes/${id}`
export const staffCompanies = '/staff/companies'
export const staffCompany = (id: string) => `/staff/companies/${id}`
export const staffReports = '/staff/reports'
export const staffReport = (id: string) => `/staff/reports/${id}`
export const staffDataRequests = '/staff/data-requests'
export const staffDataRequest = (id: string) => `/staff/data-requests/${id}`
export const staffHealth = '/staff/health'
export const staffTickets = '/staff/tickets'
export const staffTicket = (id: string) => `/staff/tickets/${id}`
/** The mails of a development server. */
export const mailbox = '/dev/mailbox'
