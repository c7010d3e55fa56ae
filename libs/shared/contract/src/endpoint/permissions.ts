/**
 * How a permission's holder is known: anyone; the holder of a fresh ID token who may have no account yet; anyone signed in;
 * a signed-in job seeker; a signed-in member of a company (`company-account`: before its profile exists);
 * somebody of the shift named by `{id}`, its worker also by the shift's own token (`own-shift`: its worker alone).
 */
export type Access = 'public' | 'identity' | 'person' | 'seeker' | 'company-account' | 'company' | 'shift' | 'own-shift'

/** All that may be allowed, and to whom: every endpoint requires one of these. */
export const permissions = {
  public: 'public',
  'account.create': 'identity',

  'account.manage': 'person',
  'notifications.read': 'person',
  'support.ask': 'person',
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
  'shift.work': 'own-shift',
  'payments.confirm': 'seeker',
  'credits.answer': 'seeker',
  'self-billing.agree': 'seeker',

  'company.set-up': 'company-account',
  'company.edit': 'company',
  'sites.read': 'company',
  'sites.manage': 'company',
  'site-codes.manage': 'company',
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
  'rota.read': 'company',
  'live-work.read': 'company',
  'attendance.record': 'company',
  'alerts.read': 'company',
  'alerts.handle': 'company',
  'reports.read': 'company',
  'problems.solve': 'company',
  'completed-work.read': 'company',
  'payments.record': 'company',
  'credits.request': 'company',
} as const satisfies Record<string, Access>

export type Permission = keyof typeof permissions
export type AccessOf<P extends Permission> = (typeof permissions)[P]

/** The permissions that are known in one of these ways. */
const heldBy = (...ways: Access[]): ReadonlySet<Permission> =>
  // Object.keys forgets the names' type; the table itself is what is read.
  new Set((Object.keys(permissions) as Permission[]).filter((permission) => ways.includes(permissions[permission])))

/** What each role may do. A company has one account, its owner's, who may do all of it. */
export const rolePermissions = {
  nobody: heldBy('public', 'identity'),
  seeker: heldBy('public', 'identity', 'person', 'shift', 'own-shift', 'seeker'),
  owner: heldBy('public', 'identity', 'person', 'shift', 'company-account', 'company'),
}
