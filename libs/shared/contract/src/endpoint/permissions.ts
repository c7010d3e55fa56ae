/**
 * Who may use an endpoint:
 * `public`: anyone. `identity`: somebody with a fresh ID token, perhaps without an account yet. `person`: anyone signed
 * in. `seeker`: a signed-in seeker. `company-account`: a signed-in member of a company, which may have no profile yet.
 * `company`: a signed-in member of a company with a profile. `shift`: the worker or the company of the shift `{id}`;
 * the worker also by shift token. `own-shift`: only its worker. `staff`: a member of S4's staff, who has no account.
 */
export type Access =
  'public' | 'identity' | 'person' | 'seeker' | 'company-account' | 'company' | 'shift' | 'own-shift' | 'staff'

/** Every permission and who has it; every endpoint requires one of these. */
export const permissions = {
  public: 'public',
  'account.create': 'identity',

  'account.manage': 'person',
  'notifications.read': 'person',
  'support.ask': 'person',
  'people.report': 'person',
  'messages.read': 'person',
  'messages.write': 'person',
  'problems.read': 'person',
  'problems.report': 'person',
  'offers.read': 'person',
  'work.read': 'person',
  'work.cancel': 'person',
  'shift.read': 'shift',
  'files.add': 'shift',
  'hours.agree': 'person',
  'invoices.read': 'person',
  'payments.dispute': 'person',
  'self-billing.read': 'person',
  'self-billing.end': 'person',
  'ratings.read': 'person',
  'ratings.give': 'person',

  'own-profile.edit': 'seeker',
  'own-numbers.edit': 'seeker',
  'own-calendar.manage': 'seeker',
  'jobs.save': 'seeker',
  'applications.make': 'seeker',
  'checks.answer': 'seeker',
  'offers.answer': 'seeker',
  'substitutes.send': 'seeker',
  'shift.work': 'own-shift',
  'payments.confirm': 'seeker',
  'credits.answer': 'seeker',
  'self-billing.agree': 'seeker',
  'invoices.answer': 'seeker',
  'expenses.claim': 'seeker',

  'company.set-up': 'company-account',
  'company.read': 'company-account',
  'company.edit': 'company',
  'own-membership.manage': 'company',
  'team.read': 'company',
  'team.manage': 'company',
  'ownership.hand-over': 'company',
  'sites.read': 'company',
  'sites.manage': 'company',
  'site-codes.manage': 'company',
  'clients.read': 'company',
  'clients.manage': 'company',
  'jobs.read': 'company',
  'jobs.post': 'company',
  'jobs.close': 'company',
  'applicants.read': 'company',
  'applicants.decide': 'company',
  'workers.find': 'company',
  'workers.read': 'company',
  'workers.save': 'company',
  'workers.offer': 'company',
  'documents.read': 'company',
  'documents.check': 'company',
  'check-rules.manage': 'company',
  'tax-status.record': 'company',
  'rota.read': 'company',
  'live-work.read': 'company',
  'attendance.record': 'company',
  'alerts.read': 'company',
  'alerts.handle': 'company',
  'alerts.receive': 'company',
  'on-call.read': 'company',
  'on-call.manage': 'company',
  'reports.read': 'company',
  'problems.solve': 'company',
  'completed-work.read': 'company',
  'statistics.read': 'company',
  'payments.record': 'company',
  'credits.request': 'company',
  'expenses.answer': 'company',
  'self-billing.accept': 'company',

  'staff.session': 'staff',
  'staff.companies': 'staff',
  'staff.data-requests': 'staff',
  'staff.disputes': 'staff',
  'staff.health': 'staff',
  'staff.reports': 'staff',
  'staff.tickets': 'staff',
} as const satisfies Record<string, Access>

export type Permission = keyof typeof permissions
export type AccessOf<P extends Permission> = (typeof permissions)[P]
