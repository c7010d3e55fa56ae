import { makeCompanyExports } from '../company-exports/make-company-exports'
import { removeOldCompanyExports } from '../company-exports/remove-old-company-exports'
import { checkFiles } from '../files/check-files'
import { climbEscalations } from '@s4/api-shift-day/escalation'
import { deliverMessages } from '@s4/api-platform/channels'
import { removeOldMessages } from '@s4/api-platform/message-queue'
import { raiseForgottenBookOffs, raiseLateArrivals } from '@s4/api-shift-day/alerts'
import { eraseAccounts } from '../erasure/erase-accounts'
import { deliverSignInMails } from '@s4/api-identity/account'
import { removeHalfMadeAccounts } from '@s4/api-identity/half-made-accounts'
import { removeOldTokens, removeOldTrails } from '@s4/api-shift-day/attendance'
import { confirmChat, deliverChat } from '@s4/api-communication/chat'
import { remindOfExpenses, settleUnansweredExpenses } from '@s4/api-money/expenses'
import { settleUnansweredHours } from '@s4/api-money/hours'
import { removeOldNames } from '@s4/api-money/invoices'
import { checkLedger } from '@s4/api-money/ledger'
import { deliverMail } from '@s4/api-platform/mail'
import { removeOldClientLinks } from '@s4/api-shift-day/client-links'
import { removeOldEvidence } from '@s4/api-shift-day/evidence'
import { missCheckCalls, ringCheckCalls } from '@s4/api-shift-day/check-calls'
import { missPatrols, planPatrols } from '@s4/api-shift-day/patrols'
import { refreshOpenJobs } from '@s4/api-marketplace/job-search'
import { removeOldJobImports } from '@s4/api-marketplace/job-imports'
import { mailDailyMatches, matchSavedSearches, removeOldMatches } from '@s4/api-marketplace/saved-searches'
import { makeRecurringJobs } from '@s4/api-marketplace/recurring'
import { removeOldPapers } from '@s4/api-marketplace/terms-papers'
import { removeOldAgreements } from '@s4/api-marketplace/self-billing'
import { endAnsweredCover } from '@s4/api-marketplace/cover'
import { lapseOffers } from '@s4/api-marketplace/offers'
import { removeAbandonedFiles } from '@s4/api-platform/files'
import { removeOldPageReports } from '@s4/api-platform/page-reports'
import { closeResolved, escalateProblems } from '@s4/api-communication/problems'
import { askForChecks, markOldChecks, removeOldChecks } from '@s4/api-profiles/checks'
import { remindOfExpiries } from '@s4/api-profiles/documents'
import { closeUnansweredReferences, remindReferees, removeOldReferences } from '@s4/api-profiles/references'
import { endSuspensions } from '@s4/api-profiles/suspensions'
import { removeOldInvitations } from '@s4/api-profiles/team'
import { removeOldDaysOff } from '@s4/api-profiles/days-off'
import { askForSellerDetails, removeOldSellerDetails } from '@s4/api-profiles/seller-details'
import { removeOldImports } from '@s4/api-profiles/worker-imports'
import { removeOldWorkerInvitations } from '@s4/api-profiles/worker-invitations'
import { removeOldBlocks } from '@s4/api-profiles/workers'
import { markOldDecisions, removeOldDecisions } from '@s4/api-profiles/worker-screening'
import { invoiceWaitingWork, remindOfRenewals } from '@s4/api-money/self-billing'
import { checkWithProvider, syncChatSessions, removeOldSessions } from '@s4/api-identity/session'
import { removeOldStaffSignIns } from '@s4/api-identity/staff'
import type { DueWork } from '@s4/api-platform/sweep'

export type { DueWork } from '@s4/api-platform/sweep'

/** Concerns the safety of workers, so it has its own connections and never waits for other work. */
export const dueOnTheDay: readonly DueWork[] = [
  ringCheckCalls,
  missCheckCalls,
  planPatrols,
  missPatrols,
  raiseLateArrivals,
  raiseForgottenBookOffs,
  deliverMessages,
  climbEscalations,
]

/** Most urgent first. */
export const dueInTheBackground: readonly DueWork[] = [
  deliverChat,
  confirmChat,
  syncChatSessions,
  deliverMail,
  deliverSignInMails,
  lapseOffers,
  endAnsweredCover,
  checkWithProvider,
  settleUnansweredHours,
  settleUnansweredExpenses,
  invoiceWaitingWork,
  endSuspensions,
  refreshOpenJobs,
  makeRecurringJobs,
  matchSavedSearches,
  mailDailyMatches,
  escalateProblems,
  closeResolved,
  askForChecks,
  remindOfExpiries,
  remindOfRenewals,
  remindOfExpenses,
  remindReferees,
  closeUnansweredReferences,
  askForSellerDetails,
  removeAbandonedFiles,
  eraseAccounts,
  makeCompanyExports,
  removeOldCompanyExports,
  removeOldSessions,
  removeOldStaffSignIns,
  removeOldTokens,
  removeOldTrails,
  markOldChecks,
  removeOldChecks,
  markOldDecisions,
  removeOldDecisions,
  removeOldReferences,
  removeOldInvitations,
  removeOldWorkerInvitations,
  removeOldImports,
  removeOldJobImports,
  removeOldBlocks,
  removeOldDaysOff,
  removeOldSellerDetails,
  removeOldNames,
  removeOldAgreements,
  removeOldPapers,
  removeOldMatches,
  removeOldEvidence,
  removeOldClientLinks,
  removeHalfMadeAccounts,
  removeOldMessages,
  removeOldPageReports,
  checkLedger,
  checkFiles,
]
