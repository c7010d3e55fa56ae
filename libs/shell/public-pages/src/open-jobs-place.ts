/** Where *Find work* leads on the landing page. */
export const OPEN_JOBS = 'open-jobs'
