/** For `useOpenItem`: the job whose finished shift is open beside the list, and the shift. */
export const OPEN_SHIFT = ['job', 'shift'] as const
