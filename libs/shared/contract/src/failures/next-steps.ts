import { companyLinks, seekerLinks, shellLinks } from '@s4/links'
import type { NextStep, FailureCode } from './api-error'

export type Side = 'seeker' | 'company'

/** A step for each side, one step for everybody, or the reason why there is none. */
type StepBySide = { seeker?: NextStep; company?: NextStep } | { anybody: NextStep } | { none: string }

const to = (label: string, path: string): NextStep => ({ label, path })
const forBothSides = (label: string, path: string) => ({ anybody: to(label, path) })

const onField = { none: 'The field says what to change.' }
const whereRefused = { none: 'The screen that shows the failure also says what to do.' }
const tryAgain = { none: 'Every screen offers to try again, and nothing else helps.' }
const wait = { none: 'The sentence says to wait, and nothing else helps.' }
const onSignInPage = { none: 'The sign-in pages show what to do next.' }
const notFromAScreen = { none: 'No screen sends such a request, only a program.' }
const otherFile = { none: 'The sentence says what to send instead, where the file was chosen.' }

const openJobs = to('See other jobs', seekerLinks.jobs)
const companyJobs = to('Go to your jobs', companyLinks.jobs)
const myApplications = to('See your applications', seekerLinks.applications)
const myWork = to('See your offers and agreed work', seekerLinks.assignedWork)
const assignedJobs = to('See who has a place', companyLinks.assignedJobs)
const myShift = to('Go to the shift', seekerLinks.workInProgress)
const openShifts = to('See what is still open', companyLinks.rota)
const hours = {
  seeker: to('See your hours', seekerLinks.completedWork),
  company: to('See the hours', companyLinks.completedJobs),
}

const invoices = {
  seeker: to('See your invoices', seekerLinks.invoices),
  company: to('See completed jobs', companyLinks.completedJobs),
}

const problems = {
  seeker: to('See your problems', seekerLinks.problems),
  company: to('See problem reports', companyLinks.problems),
}

const conversations = {
  seeker: to('See your conversations', seekerLinks.chat),
  company: to('See your conversations', companyLinks.chat),
}

const team = to('See your team', companyLinks.team)
const otherWorker = to('Find somebody else', companyLinks.findWorker)

/**
 * What to do after every failure (docs/product.md#navigation). Only the server has this table; each failure response
 * carries its own step.
 */
export const nextSteps: Record<FailureCode, StepBySide> = {
  'network.error': tryAgain,
  'app.outdated': { none: 'The window over the screen updates it.' },
  'input.invalid': onField,
  'input.unreadable': notFromAScreen,
  'input.too-large': otherFile,
  'request.too-slow': tryAgain,
  'session.required': forBothSides('Sign in', shellLinks.login),
  'session.expired': forBothSides('Sign in again', shellLinks.login),
  'session.too-old': forBothSides('Sign in again', shellLinks.login),
  'session.other-person': forBothSides('Continue as whoever is signed in', shellLinks.dashboard),
  'session.cookie-refused': onSignInPage,
  'session.other-company': { company: to('Continue as that company', companyLinks.jobs) },
  'session.forged': tryAgain,
  'session.recent-sign-in-needed': { none: 'The screen asks the person to confirm who they are, then continues.' },
  'identity.invalid': onSignInPage,
  'identity.disabled': onSignInPage,
  'identity.unavailable': onSignInPage,
  'identity.mismatch': onSignInPage,
  'identity.email-in-use': onSignInPage,
  'identity.email-refused': onSignInPage,
  'identity.password-refused': onSignInPage,
  'identity.too-many-attempts': onSignInPage,
  'identity.code-expired': onSignInPage,
  'identity.code-used': onSignInPage,
  'identity.link-address': onSignInPage,
  'identity.popup-blocked': onSignInPage,
  'identity.popup-closed': onSignInPage,
  'identity.other-way': onSignInPage,
  'identity.host-refused': onSignInPage,
  'identity.way-off': onSignInPage,
  'identity.failed': onSignInPage,
  'account.unfinished': onSignInPage,
  'account.exists': forBothSides('Go to your account', shellLinks.account),
  'account.erasing': onSignInPage,
  'account.work-agreed': { seeker: myWork, company: assignedJobs },
  'access.denied': { seeker: to('Go to Jobs', seekerLinks.jobs), company: companyJobs },
  'profile.incomplete': {
    seeker: to('See what is missing', seekerLinks.profile),
    company: to('See what is missing', companyLinks.profile),
  },
  'profile.unverified': forBothSides('Verify your email address', shellLinks.verifyEmail),
  'rate.limited': wait,
  'idempotency.mismatch': tryAgain,
  'request.in-progress': wait,
  'route.missing': { seeker: to('See every screen', seekerLinks.menu), company: companyJobs },
  'record.missing': { seeker: to('See every screen', seekerLinks.menu), company: companyJobs },
  'record.changed': tryAgain,
  'company.missing': { seeker: openJobs, company: to('Go to your company profile', companyLinks.profile) },
  'company.approach-limit': { company: to('Post a job', companyLinks.postJob) },
  'company.few-offers': { company: to('See what S4 needs', companyLinks.vetting) },
  'company.not-verified': { company: to('See what S4 needs', companyLinks.vetting) },
  'company.stopped': { seeker: openJobs, company: to('Read why', companyLinks.vetting) },
  'company.exists': { company: to('Go to your company profile', companyLinks.profile) },
  'team.last-owner': { company: team },
  'team.owner': { company: team },
  'team.member-exists': onField,
  'team.invited': onField,
  'client-link.missing': { none: 'The sentence says what to do.' },
  'client-link.expired': { none: 'The sentence says whom to ask.' },
  'client-link.withdrawn': { none: 'Nothing more is asked of the reader.' },
  'client-link.closed': { none: 'The page offers a new code.' },
  'client-link.code-ended': { none: 'The page offers a new code.' },
  'client-link.wrong-code': { none: 'The field says it.' },
  'invitation.missing': { none: 'The sentence says which email to use.' },
  'invitation.used': forBothSides('Sign in', shellLinks.login),
  'invitation.expired': { none: 'The sentence says whom to ask.' },
  'invitation.withdrawn': { none: 'Nothing more is asked of the reader.' },
  'invitation.other-account': { none: 'The page offers to sign out.' },
  'invitation.worker-account': { none: 'The sentence says what to ask for.' },
  'file.missing': otherFile,
  'file.in-use': otherFile,
  'file.type-refused': otherFile,
  'file.too-large': otherFile,
  'file.unreadable': otherFile,
  'file.script-refused': otherFile,
  'file.virus-found': otherFile,
  'file.not-scanned': wait,
  'file.picture-needed': otherFile,
  'client.missing': { company: to('See your clients', companyLinks.clients) },
  'client.name-taken': { company: to('See your clients', companyLinks.clients) },
  'client.contract-overlaps': { none: 'The form names the days of the other contract.' },
  'site.missing': { company: to('See your sites', companyLinks.sites) },
  'kiosk.ended': { company: to('Start a kiosk', companyLinks.qrCodes) },
  'site.in-use': { company: companyJobs },
  'recurring.missing': { company: to('See your recurring work', companyLinks.recurring) },
  'job-import.done': { company: companyJobs },
  'job-template.missing': { company: to('See your templates', companyLinks.jobTemplates) },
  'job.missing': { seeker: openJobs, company: companyJobs },
  'job.not-draft': { company: companyJobs },
  'job.not-open': { seeker: openJobs, company: companyJobs },
  'job.posted-already': { none: 'The screen links to that job and asks whether to post it again.' },
  'job.full': { seeker: openJobs, company: assignedJobs },
  'job.positions-taken': { company: assignedJobs },
  'job.people-affected': { none: 'The screen names these people and asks to confirm the change.' },
  'application.missing': { seeker: myApplications, company: companyJobs },
  'application.shifts-unavailable': onField,
  'application.own-shifts': { seeker: myWork },
  'application.exists': { seeker: myApplications },
  'application.repeated': conversations,
  'application.rejected-before': { seeker: openJobs },
  'seller.details-missing': { seeker: to('See what is missing', seekerLinks.platformReport) },
  'application.not-live': { seeker: myApplications, company: companyJobs },
  'offer.missing': { seeker: myWork, company: companyJobs },
  'offer.exists': { company: openShifts },
  'offer.repeated': conversations,
  'offer.not-open': { seeker: myWork, company: openShifts },
  'offer.lapsed': { seeker: openJobs, company: openShifts },
  'offer.too-late': { company: openShifts },
  'offer.no-shifts': { company: openShifts },
  'offer.shifts-unavailable': { seeker: myWork, company: openShifts },
  'substitution.missing': { seeker: myWork },
  'substitution.not-possible': { seeker: myWork },
  'offer.agreement-needed': whereRefused,
  'worker.working-time': { seeker: myWork, company: otherWorker },
  'offer.working-time': { company: to('See your rule for working time', companyLinks.dueChecks) },
  'worker.requirement-missing': {
    seeker: to('Add it to your profile', seekerLinks.editCertificates),
    company: otherWorker,
  },
  'worker.licence-missing': { seeker: to('Add your licence', seekerLinks.editLicence), company: otherWorker },
  'worker.licence-expired': { seeker: to('Update your licence', seekerLinks.editLicence), company: otherWorker },
  'worker.licence-not-active': { seeker: to('Update your licence', seekerLinks.editLicence), company: otherWorker },
  'worker.right-to-work-missing': {
    seeker: to('Add your right to work', seekerLinks.editRightToWork),
    company: otherWorker,
  },
  'worker.right-to-work-expired': {
    seeker: to('Update your right to work', seekerLinks.editRightToWork),
    company: otherWorker,
  },
  'worker.date-of-birth-missing': {
    seeker: to('Add your date of birth', seekerLinks.editPersonalDetails),
    company: otherWorker,
  },
  'worker.under-age': { seeker: to('Check your date of birth', seekerLinks.editPersonalDetails), company: otherWorker },
  'worker.blocked': { seeker: openJobs, company: to('See saved workers', companyLinks.savedWorkers) },
  'worker.blocked-already': { company: to('See saved workers', companyLinks.savedWorkers) },
  'invitation.company-account': { none: 'The sentence says what to ask for.' },
  'worker-import.running': wait,
  'worker-import.done': { company: to('See saved workers', companyLinks.savedWorkers) },
  'worker-import.unverified': { company: to('Add them', companyLinks.profile) },
  'offer.minimum-wage': { seeker: conversations.seeker, company: companyJobs },
  'worker-team.exists': onField,
  'worker-team.too-many': whereRefused,
  'worker.not-blocked': { company: to('See saved workers', companyLinks.savedWorkers) },
  'worker.blocked-on-list': whereRefused,
  'assignment.missing': { seeker: myWork, company: assignedJobs },
  'assignment.costs-more': whereRefused,
  'assignment.wrong-state': { seeker: myWork, company: assignedJobs },
  'worker.check-refused': {
    seeker: to('See what was refused', seekerLinks.profile),
    company: to('See the check', companyLinks.dueChecks),
  },
  'check.outdated': whereRefused,
  'check.not-refused': { seeker: to('See your documents', seekerLinks.profile) },
  'screening.consent-needed': { seeker: to('Declare and consent', seekerLinks.screeningFile) },
  'reference.asked': { seeker: to('See who is asked', seekerLinks.screeningFile) },
  'reference.ended': { none: 'The sentence says that nothing more is asked.' },
  'booking.unchecked': { seeker: to('Write to the company', seekerLinks.chat) },
  'booking.too-early': { seeker: to('See when it opens', seekerLinks.nextShift) },
  'booking.too-late': {
    seeker: to('Report a problem', `${seekerLinks.problems}?new=1`),
    company: to('See completed jobs', companyLinks.completedJobs),
  },
  'booking.wrong-pin': onField,
  'booking.wrong-code': onField,
  'booking.locked': { seeker: to('Write to the company', seekerLinks.chat) },
  'booking.other-open': { seeker: myShift, company: to('See who is at work', companyLinks.jobsInProgress) },
  'location.not-shared': { none: 'The page sends positions by itself, and nobody waits for the response.' },
  'location.unusable': { none: 'The page sends positions by itself, and nobody waits for the response.' },
  'check-call.missing': { seeker: myShift },
  'check-call.not-due': { seeker: myShift },
  'check-call.sooner': { seeker: myShift },
  'check-call.stopped': { seeker: myShift },
  'check-call.wrong-code': onField,
  'check-call.wrong-pin': onField,
  'patrol.missing': { seeker: myShift, company: to('See your sites', companyLinks.sites) },
  'patrol.refused': onField,
  'alert.missing': { company: to('See the alert log', companyLinks.alerts) },
  'hours.closed': hours,
  'hours.claim-open': hours,
  'hours.impossible': onField,
  'hours.not-yours': hours,
  'expenses.answered': hours,
  'expenses.claimed': hours,
  'expenses.closed': hours,
  'invoice.missing': invoices,
  'invoice.self-billed': invoices,
  'invoice.answered': invoices,
  'invoice.settled': invoices,
  'payment.no-service-user': { company: to('Give your number', companyLinks.editBacs) },
  'payment.missing': invoices,
  'payment.too-much': onField,
  'payment.confirmed': invoices,
  'payment.reversed': invoices,
  'payment.refunded': invoices,
  'payment.no-payee': invoices,
  'credit.exists': invoices,
  'credit.missing': invoices,
  'credit.too-much': onField,
  'self-billing.company-needed': { company: to('Read the terms', companyLinks.agreements) },
  'self-billing.missing': invoices,
  'problem.missing': problems,
  'problem.exists': problems,
  'problem.wrong-state': problems,
  'ticket.missing': {
    seeker: to('See your questions', seekerLinks.support),
    company: to('See your questions', companyLinks.support),
  },
  'staff.session-required': forBothSides('Sign in', shellLinks.staffSignIn),
  'staff.forged': tryAgain,
  'staff.enrolment-ended': { none: 'The sentence says to have a new link made, which only a command does.' },
  'staff.sign-in-ended': forBothSides('Start again', shellLinks.staffSignIn),
  'staff.wrong-code': onField,
  'staff.passkey-refused': forBothSides('Start again', shellLinks.staffSignIn),
  'staff.own-case': { none: 'The sentence says that a colleague has to deal with it.' },
  'person.suspended': {
    seeker: to('Write to S4', seekerLinks.support),
    company: to('Write to S4', companyLinks.support),
  },
  'data-request.closed': { none: 'Staff read it in the console, and the request is decided.' },
  'notification.missing': {
    seeker: to('See your notifications', seekerLinks.notifications),
    company: to('See your notifications', companyLinks.notifications),
  },
  'chat.off': { none: 'Nothing a person can do switches it on.' },
  'chat.missing': conversations,
  'chat.not-yet': {
    seeker: to('Find a job to apply for', seekerLinks.jobs),
    company: to('Find a worker', companyLinks.findWorker),
  },
  'chat.nobody': { none: 'There is nobody to write to.' },
  'chat.too-many': { none: 'The form itself lets one choose a shift.' },
  'chat.broadcast-limit': conversations,
  'rota-calendar.limit': { none: 'The page itself lists the calendars to remove.' },
  'chat.in-secret': { company: to('See the alert log', companyLinks.alerts) },
  'chat.ended': conversations,
  'server.busy': tryAgain,
  'server.failed': tryAgain,
}

/** The next step after a failure; undefined when only the sentence helps, or when the side is not known. */
export function findNextStep(code: FailureCode, side: Side | null): NextStep | undefined {
  const steps = nextSteps[code]
  if ('none' in steps) return undefined
  if ('anybody' in steps) return steps.anybody
  return side === null ? undefined : steps[side]
}
