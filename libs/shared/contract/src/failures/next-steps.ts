import { companyLinks, seekerLinks, shellLinks } from '@s4/links'
import type { NextStep, FailureCode } from './api-error'

export type Side = 'seeker' | 'company'

/** A step by side, the same one for anybody, or why a refusal leads nowhere. */
type Steps = { seeker?: NextStep; company?: NextStep } | { anybody: NextStep } | { none: string }

const to = (label: string, path: string): NextStep => ({ label, path })
const forAnybody = (label: string, path: string) => ({ anybody: to(label, path) })

const onTheField = { none: 'The field says what to change.' }
const onTheSpot = { none: 'What to do stands where it was refused.' }
const trying = { none: 'Trying again is all there is to do, and every screen offers it.' }
const waiting = { none: 'Waiting is all there is to do, and the sentence says so.' }
const signingIn = { none: 'The pages for signing in show the way on themselves.' }
const byProgram = { none: 'No screen sends this; it is a program that reads it.' }
const ofFile = { none: 'The sentence says what to send instead, where the file was chosen.' }

const openJobs = to('See other jobs', seekerLinks.jobs)
const ourJobs = to('Go to your jobs', companyLinks.jobs)
const myApplications = to('See your applications', seekerLinks.applications)
const myWork = to('See your offers and agreed work', seekerLinks.assignedWork)
const assignedJobs = to('See who has a place', companyLinks.assignedJobs)
const theShift = to('Go to the shift', seekerLinks.workInProgress)
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

const otherWorker = to('Find somebody else', companyLinks.findWorker)

/** The way on from every refusal (docs/product.md#navigation). Only the server carries it; a problem brings its own step along. */
export const nextSteps: Record<FailureCode, Steps> = {
  'network.error': trying,
  'input.invalid': onTheField,
  'input.unreadable': byProgram,
  'input.too-large': ofFile,
  'request.too-slow': trying,
  'session.required': forAnybody('Sign in', shellLinks.login),
  'session.expired': forAnybody('Sign in again', shellLinks.login),
  'session.too-old': forAnybody('Sign in again', shellLinks.login),
  'session.other-person': forAnybody('Go on as whoever is signed in', shellLinks.dashboard),
  'session.cookie-refused': signingIn,
  'session.forged': trying,
  'session.recent-sign-in-needed': { none: 'Who it is is asked on the spot, and then it goes on.' },
  'identity.invalid': signingIn,
  'identity.disabled': signingIn,
  'identity.unavailable': signingIn,
  'identity.mismatch': signingIn,
  'identity.email-in-use': signingIn,
  'identity.email-refused': signingIn,
  'identity.password-refused': signingIn,
  'identity.too-many-attempts': signingIn,
  'identity.code-expired': signingIn,
  'identity.code-used': signingIn,
  'identity.link-address': signingIn,
  'identity.popup-blocked': signingIn,
  'identity.popup-closed': signingIn,
  'identity.other-way': signingIn,
  'identity.host-refused': signingIn,
  'identity.way-off': signingIn,
  'identity.failed': signingIn,
  'account.unfinished': signingIn,
  'account.exists': forAnybody('Go to your account', shellLinks.account),
  'account.erasing': signingIn,
  'account.work-agreed': { seeker: myWork, company: assignedJobs },
  'access.denied': { seeker: to('Go to Jobs', seekerLinks.jobs), company: ourJobs },
  'profile.incomplete': {
    seeker: to('See what is missing', seekerLinks.profile),
    company: to('See what is missing', companyLinks.profile),
  },
  'profile.unverified': forAnybody('Verify your e-mail address', shellLinks.verifyEmail),
  'rate.limited': waiting,
  'idempotency.mismatch': trying,
  'request.in-progress': waiting,
  'route.missing': { seeker: to('See every screen', seekerLinks.menu), company: ourJobs },
  'record.missing': { seeker: to('See every screen', seekerLinks.menu), company: ourJobs },
  'record.changed': trying,
  'company.missing': { seeker: openJobs, company: to('Go to your company profile', companyLinks.profile) },
  'company.approach-limit': { company: to('Post a job', companyLinks.postJob) },
  'company.exists': { company: to('Go to your company profile', companyLinks.profile) },
  'file.missing': ofFile,
  'file.in-use': ofFile,
  'file.type-refused': ofFile,
  'file.heic-refused': ofFile,
  'file.too-large': ofFile,
  'file.unreadable': ofFile,
  'file.script-refused': ofFile,
  'file.picture-needed': ofFile,
  'site.missing': { company: to('See your sites', companyLinks.sites) },
  'kiosk.ended': { company: to('Start a kiosk', companyLinks.qrCodes) },
  'site.in-use': { company: ourJobs },
  'job.missing': { seeker: openJobs, company: ourJobs },
  'job.not-draft': { company: ourJobs },
  'job.not-open': { seeker: openJobs, company: ourJobs },
  'job.full': { seeker: openJobs, company: assignedJobs },
  'job.positions-taken': { company: assignedJobs },
  'job.people-affected': { none: 'They are named on the spot, to be told and the change confirmed.' },
  'application.missing': { seeker: myApplications, company: ourJobs },
  'application.exists': { seeker: myApplications },
  'application.repeated': conversations,
  'application.rejected-before': { seeker: openJobs },
  'application.not-live': { seeker: myApplications, company: ourJobs },
  'offer.missing': { seeker: myWork, company: ourJobs },
  'offer.exists': { company: openShifts },
  'offer.repeated': conversations,
  'offer.not-open': { seeker: myWork, company: openShifts },
  'offer.lapsed': { seeker: openJobs, company: openShifts },
  'offer.too-late': { company: openShifts },
  'offer.no-shifts': { company: openShifts },
  'offer.shifts-unavailable': { seeker: myWork, company: openShifts },
  'offer.agreement-needed': onTheSpot,
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
  'worker.blocked': { seeker: openJobs, company: otherWorker },
  'assignment.missing': { seeker: myWork, company: assignedJobs },
  'assignment.wrong-state': { seeker: myWork, company: assignedJobs },
  'worker.check-refused': {
    seeker: to('See what was refused', seekerLinks.profile),
    company: to('See the check', companyLinks.dueChecks),
  },
  'check.outdated': onTheSpot,
  'check.not-refused': { seeker: to('See your documents', seekerLinks.profile) },
  'booking.unchecked': { seeker: to('Write to the company', seekerLinks.chat) },
  'booking.too-early': { seeker: to('See when it opens', seekerLinks.nextShift) },
  'booking.too-late': {
    seeker: to('Report a problem', `${seekerLinks.problems}?new=1`),
    company: to('See completed jobs', companyLinks.completedJobs),
  },
  'booking.wrong-pin': onTheField,
  'booking.wrong-code': onTheField,
  'booking.locked': { seeker: to('Write to the company', seekerLinks.chat) },
  'booking.other-open': { seeker: theShift, company: to('See who is at work', companyLinks.jobsInProgress) },
  'location.not-shared': { none: 'The page sends positions by itself; nobody waits for the answer.' },
  'location.unusable': { none: 'The page sends positions by itself; nobody waits for the answer.' },
  'check-call.missing': { seeker: theShift },
  'check-call.not-due': { seeker: theShift },
  'check-call.stopped': { seeker: theShift },
  'check-call.wrong-pin': onTheField,
  'alert.missing': { company: to('See the alert log', companyLinks.alerts) },
  'hours.closed': hours,
  'hours.impossible': onTheField,
  'hours.not-yours': hours,
  'invoice.missing': invoices,
  'invoice.settled': invoices,
  'invoice.not-paid': invoices,
  'invoice.confirmed': invoices,
  'credit.exists': invoices,
  'credit.missing': invoices,
  'credit.too-much': onTheField,
  'self-billing.missing': invoices,
  'problem.missing': problems,
  'problem.exists': problems,
  'problem.wrong-state': problems,
  'ticket.missing': {
    seeker: to('See your questions', seekerLinks.support),
    company: to('See your questions', companyLinks.support),
  },
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
  'chat.ended': conversations,
  'server.busy': trying,
  'server.failed': trying,
}

/** Where somebody goes on from a refusal; undefined where nothing but the sentence helps, or nobody signed in is known. */
export function findNextStep(code: FailureCode, side: Side | null): NextStep | undefined {
  const steps = nextSteps[code]
  if ('none' in steps) return undefined
  if ('anybody' in steps) return steps.anybody
  return side === null ? undefined : steps[side]
}
