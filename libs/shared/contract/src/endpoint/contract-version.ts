/** Sent by every page; raised with a change that a page of before would misread. */
export const CONTRACT_VERSION = 1
/** The oldest page that is still answered; an older one is asked to update itself (`app.outdated`). */
export const OLDEST_CONTRACT = 1
/** Its header. A caller without one is a program, and is answered. */
export const CONTRACT_HEADER = 'contract-version'
