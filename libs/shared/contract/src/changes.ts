import type { Resource, RouteName } from './routes'

/** What screens show while a company and seekers fill the places of a job. */
export const hiringResources = ['applications', 'offers', 'jobSearch', 'jobs', 'workers', 'rota'] as const
/** The same, and what changes once a worker has a place. */
export const placeResources = [...hiringResources, 'assignments', 'liveWork'] as const
/** What the screens of both sides show about a working day. */
export const dayResources = [
  'assignments',
  'liveWork',
  'checkCalls',
  'alerts',
  'reports',
  'jobs',
  'completedWork',
  'rota',
] as const
/** What the screens of both sides show about hours and invoices. */
export const moneyResources = [
  'assignments',
  'hoursClaims',
  'expenses',
  'invoices',
  'earnings',
  'payments',
  'completedWork',
  'platformReport',
  'selfBilling',
  'jobs',
  'reports',
  'rota',
] as const
/** The seeker's own profile; the session says whether it is complete. */
export const profileResources = [
  'seeker',
  'experience',
  'education',
  'certificate',
  'licence',
  'rightToWork',
  'bankDetails',
  'availability',
  'gapNote',
  'screening',
  'platformReport',
  'session',
] as const
export const postingResources = ['jobSearch', 'jobs', 'rota'] as const
/** Recurring work and the jobs that are made, changed and taken back with it. */
export const recurringResources = ['recurring', 'clients', 'jobSearch', 'jobs', 'rota', 'applications'] as const
export const savedWorkerResources = ['workers', 'workerTeams', 'applications', 'rota'] as const
/** Teams and tags of saved workers. */
export const groupResources = ['workerTeams', 'workers', 'rota'] as const
/** Checks of documents: the company's checks and worker pages, and the worker's own documents. */
export const checkResources = ['checks', 'workerDocuments', 'certificate', 'licence', 'rightToWork'] as const
export const alertResources = ['alerts', 'liveWork', 'reports'] as const
export const problemResources = ['problems', 'reports'] as const

/**
 * What each change makes out of date, in the browser that makes it and, by live signals, on other people's screens. A
 * change that is not listed only affects the subject it is named after.
 */
export const changes = {
  'seeker.update': profileResources,
  'experience.create': profileResources,
  'experience.update': profileResources,
  'experience.remove': profileResources,
  'education.create': profileResources,
  'education.update': profileResources,
  'education.remove': profileResources,
  'certificate.create': profileResources,
  'certificate.update': profileResources,
  'certificate.remove': profileResources,
  'licence.create': profileResources,
  'licence.update': profileResources,
  'licence.remove': profileResources,
  'rightToWork.replace': profileResources,
  'bankDetails.replace': profileResources,
  'availability.replace': profileResources,
  'gapNote.create': profileResources,
  'gapNote.remove': profileResources,
  'team.rename': ['team', 'session'],
  'team.change': ['team', 'session'],
  'team.handOver': ['team', 'session'],
  'team.join': ['team', 'session'],
  'team.leave': ['team', 'session'],
  'vetting.declare': ['vetting', 'company'],
  'references.ask': ['screening'],
  'references.withdraw': ['screening'],
  'workerScreening.decide': ['workerScreening', 'checks', 'screening'],
  'sites.update': ['sites', 'jobs', 'rota'],
  'clients.placeSites': ['clients', 'jobs'],
  'clients.addContract': ['clients', 'jobs'],
  'clients.changeContract': ['clients', 'jobs'],
  'recurring.create': recurringResources,
  'recurring.update': recurringResources,
  'recurring.resume': recurringResources,
  'recurring.end': recurringResources,
  'recurring.retry': recurringResources,
  'jobs.create': postingResources,
  'jobImports.run': postingResources,
  'jobs.update': [...postingResources, 'offers'],
  'jobs.publish': postingResources,
  'jobs.close': postingResources,
  'jobs.cancel': placeResources,
  'applications.create': hiringResources,
  'applications.withdraw': hiringResources,
  'applications.reject': hiringResources,
  'manyApplications.reject': hiringResources,
  'manyApplications.shortlist': ['applications'],
  'offers.create': hiringResources,
  'cover.ask': [...hiringResources, 'cover', 'controlRoom'],
  'offers.accept': placeResources,
  'offers.decline': hiringResources,
  'offers.rescind': hiringResources,
  'substitutions.accept': [...placeResources, 'substitutions'],
  'assignments.cancel': placeResources,
  'assignments.noShow': placeResources,
  'attendance.bookOn': dayResources,
  'attendance.break': dayResources,
  'attendance.bookOff': dayResources,
  'attendance.shareLocation': dayResources,
  'alerts.askForHelp': dayResources,
  'attendance.bookByHand': dayResources,
  'attendance.enter': dayResources,
  'checkCalls.answer': dayResources,
  'checkCalls.confirm': dayResources,
  'alerts.acknowledge': alertResources,
  'alerts.resolve': alertResources,
  'hours.answer': moneyResources,
  'hours.agreeAll': moneyResources,
  'hoursClaims.create': moneyResources,
  'hoursClaims.answer': moneyResources,
  'expenses.claim': moneyResources,
  'expenses.answer': moneyResources,
  'payments.record': moneyResources,
  'payments.recordRefund': moneyResources,
  'payments.confirm': moneyResources,
  'payments.reverse': moneyResources,
  'credits.ask': moneyResources,
  'credits.answer': moneyResources,
  'credits.withdraw': moneyResources,
  'selfBilling.agree': moneyResources,
  'invoices.answer': moneyResources,
  'invoices.sendOwn': moneyResources,
  'selfBilling.acceptTerms': moneyResources,
  'selfBilling.end': moneyResources,
  'checks.record': [...checkResources, ...alertResources],
  'checks.answer': checkResources,
  'checks.saveRules': checkResources,
  'ratings.create': ['ratings', 'applications'],
  'taxStatus.record': ['taxStatus', 'assignments'],
  'engagements.propose': ['engagements', 'workers'],
  'engagements.withdraw': ['engagements', 'workers'],
  'engagements.answer': ['engagements', 'workers', 'offers'],
  'workerImports.run': ['workerImports', 'workerInvitations'],
  'workerInvitations.answer': [...savedWorkerResources, 'workerInvitations', 'engagements'],
  'workerTeams.create': groupResources,
  'workerTeams.rename': groupResources,
  'workerTeams.remove': groupResources,
  'workerTeams.place': groupResources,
  'manyWorkers.group': groupResources,
  'workers.save': savedWorkerResources,
  'workers.block': savedWorkerResources,
  'workers.unblock': savedWorkerResources,
  'workers.remove': savedWorkerResources,
  'manyWorkers.save': savedWorkerResources,
  'manyWorkers.remove': savedWorkerResources,
  'manyWorkers.restore': savedWorkerResources,
  'problems.create': problemResources,
  'problems.reply': problemResources,
  'problems.change': problemResources,
  'problems.resolve': [...problemResources, ...placeResources],
  'problems.close': problemResources,
  'problems.reopen': problemResources,
} as const satisfies { readonly [Name in RouteName]?: readonly Resource[] }

/** A change that affects more than the subject it is named after. */
export type WideChange = keyof typeof changes
