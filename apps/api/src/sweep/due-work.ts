import { raiseForgottenBookOffs } from '../alerts/raise-forgotten-book-offs'
import { raiseLateArrivals } from '../alerts/raise-late-arrivals'
import { eraseAccounts } from '../account/erasure/erase-accounts'
import { deliverSignInMails } from '../account/sign-in-mail'
import { removeHalfMadeAccounts } from '../account/remove-half-made-accounts'
import { removeOldTokens } from '../attendance/remove-old-tokens'
import { removeOldTrails } from '../attendance/remove-old-trails'
import { confirmChat } from '../chat/confirm-chat'
import { keepChatSessions } from '../chat/chat-session'
import { deliverChat } from '../chat/deliver-chat'
import { settleSilence } from '../hours/settle-silence'
import { deliverMail } from '../mail/deliver-mail'
import { missCheckCalls } from '../check-calls/miss-check-calls'
import { refreshOpenJobs } from '../job-search/refresh-open-jobs'
import { lapseOffers } from '../offers/lapse-offers'
import { removeAbandonedFiles } from '../files/remove-abandoned-files'
import { closeResolved, escalateProblems } from '../problems/mind-problems'
import { remindOfExpiries } from '../seeker/remind-of-expiries'
import { invoiceWaitingWork } from '../self-billing/invoice-waiting-work'
import { remindOfRenewals } from '../self-billing/remind-of-renewals'
import { checkWithProvider } from '../session/check-with-provider'
import { removeOldSessions } from '../session/remove-old-sessions'
import type { DueWork } from './due'

export type { DueWork } from './due'

/** Somebody may be in danger: it has connections of its own, and nothing else waits in front of it. */
export const dueOnTheDay: readonly DueWork[] = [missCheckCalls, raiseLateArrivals, raiseForgottenBookOffs]

/** Most urgent first; a failure of one holds up none of the others. */
export const dueInTheBackground: readonly DueWork[] = [deliverChat, confirmChat, keepChatSessions, deliverMail, deliverSignInMails, lapseOffers, checkWithProvider, settleSilence, invoiceWaitingWork, refreshOpenJobs, escalateProblems, closeResolved, remindOfExpiries, remindOfRenewals, removeAbandonedFiles, eraseAccounts, removeOldSessions, removeOldTokens, removeOldTrails, removeHalfMadeAccounts]

export const dueWork: readonly DueWork[] = [...dueOnTheDay, ...dueInTheBackground]
