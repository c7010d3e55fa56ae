/**
 * Endpoints of the first screens, which an app loads at once. What is missing here is found in the table of the app,
 * which loads with the first call of any other.
 */
export const sharedFirstRoutes = {
  'config.show': 'GET /config',
  'session.show': 'GET /session',
  'session.renew': 'POST /session/renew',
  'session.end': 'DELETE /session',
  'account.show': 'GET /user',
  'jobSearch.list': 'GET /jobs',
  'assignments.list': 'GET /assignments',
  'notifications.unread': 'GET /notifications/unread',
  'chat.unread': 'GET /conversations/unread',
  'problems.counts': 'GET /problems/counts',
  'sites.list': 'GET /sites',
} as const

export const seekerFirstRoutes = {
  'seeker.show': 'GET /job-seeker',
  'jobSearch.save': 'PUT /jobs/{id}/saved',
  'jobSearch.unsave': 'DELETE /jobs/{id}/saved',
  'applications.counts': 'GET /applications/counts',
} as const

export const companyFirstRoutes = {
  'jobs.list': 'GET /company/jobs',
  'jobs.counts': 'GET /company/job-counts',
  'alerts.waiting': 'GET /alerts/waiting',
} as const
