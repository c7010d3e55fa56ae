/** Failures that the browser reports without a response of the server: status and sentence. */
export const browserFailures = {
  'network.error': [0, 'Network Error'],
  'session.recent-sign-in-needed': [403, 'Confirm it is you. Sign in again to continue.'],
  'session.cookie-refused': [
    400,
    'Your browser did not keep the cookie that signs you in. Allow cookies for this site, then sign in again.',
  ],
  'file.too-large': [413, 'Files can be up to 10 MB.'],
  'server.busy': [503, 'S4 is busy. Try again in a moment.'],
  'server.failed': [500, 'Something went wrong on our side. Nothing was lost; try again.'],
} as const
