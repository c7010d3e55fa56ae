/** The screen of the shift, where booking on leads. */
export const loadShift = () => import('./in-progress-page')
