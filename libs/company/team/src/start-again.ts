import { homeUrl, openUrl } from '@s4/auth-session'

/** A new document: what the page shows belongs to the company before. */
export const startAgain = (): void => openUrl(homeUrl('Company'))
