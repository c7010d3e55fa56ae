/** For `useOpenItem`: the job that is open beside the list, with the shift that is shown of it. */
export const OPEN_JOB = ['job', 'shift'] as const
