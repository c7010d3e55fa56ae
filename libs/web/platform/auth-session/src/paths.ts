import type { App } from './hosts'

const shell = [
  '',
  'login',
  'CreateAccount',
  'ForgetPassword',
  'ResetPassword',
  'email-verification',
  'dashboard',
  'terms',
  'privacy',
  'accessibility',
  'dev',
]

const company = [
  'company-profile',
  'test',
  'edit-company-profile',
  'edit-company-contact',
  'edit-company-email',
  'edit-company-manager',
  'problems-reported',
  'job-posting',
  'recents-jobs',
  'job-detail',
  'view-applicant',
  'applicant-profile',
  'assign-jobDetail',
  'chat',
  'job-assigned',
  'rota-management',
  'find-worker',
  'chat-support',
  'in-progress',
  'inProgress-jobDetail',
  'job-report-logs',
  'completed-job',
  'completed-jobDetail',
  'faq',
  'notification',
  'qr-code',
  'alert-log',
  'sites',
  'kiosk',
]

/** Which app a path belongs to (SPEC section 2); null for one that no app, or more than one, has. */
export function appOfPath(path: string): App | null {
  const [first = ''] = path.replace(/^\/+/, '').split('/')
  if (shell.includes(first)) return 'shell'
  if (company.includes(first)) return 'company'
  return /^(User|edit)-/.test(first) ? 'seeker' : null
}
