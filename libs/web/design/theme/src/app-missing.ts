/** Told to a written page whose app cannot take its place. */
export const APP_MISSING_EVENT = 's4-app-missing'
