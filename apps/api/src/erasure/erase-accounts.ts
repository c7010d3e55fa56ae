import { eraseMessages } from '@s4/api-communication/chat'
import { eraseAccount } from '@s4/api-identity/account'
import { endEverySession } from '@s4/api-identity/session'
import { eraseApplicationNotes } from '@s4/api-marketplace/applications'
import { eraseRatingComments } from '@s4/api-marketplace/ratings'
import { eraseTaxStatusReasons } from '@s4/api-marketplace/tax-status'
import { removeClientLinksOf } from '@s4/api-shift-day/client-links'
import { eraseClients } from '@s4/api-marketplace/clients'
import { eraseSavedSearches } from '@s4/api-marketplace/saved-searches'
import { eraseTemplates } from '@s4/api-marketplace/job-templates'
import { limitNamesOnInvoices } from '@s4/api-money/invoices'
import { removeWorkCalendar } from '@s4/api-marketplace/calendar'
import { removeRotaCalendars } from '@s4/api-marketplace/rota-calendars'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { eraseDevices } from '@s4/api-platform/channels'
import { eraseMessages as eraseOutgoing } from '@s4/api-platform/message-queue'
import { eraseFiles } from '@s4/api-platform/files'
import { eraseResponses } from '@s4/api-platform/http'
import { eraseMails } from '@s4/api-platform/mail-queue'
import { eraseNotices } from '@s4/api-platform/notices'
import { eraseReach } from '@s4/api-platform/reach'
import { eraseSentLater } from '@s4/api-platform/sent-later'
import { eachDue } from '@s4/api-platform/sweep'
import { eraseChecks } from '@s4/api-profiles/checks'
import { eraseCompany } from '@s4/api-profiles/company'
import { eraseInvitations, eraseMemberships } from '@s4/api-profiles/team'
import { removeSellerDetailsRequest } from '@s4/api-profiles/seller-details'
import { eraseSeeker } from '@s4/api-profiles/seeker'
import { eraseEngagements } from '@s4/api-profiles/engagements'
import { eraseWorkerInvitations, removeInvitationsOf } from '@s4/api-profiles/worker-invitations'
import { eraseDecisions } from '@s4/api-profiles/worker-screening'
import { eraseSavedWorkers } from '@s4/api-profiles/workers'
import { erasePositions } from '@s4/api-shift-day/attendance'
import { companyExportRepository } from '../company-exports/company-export-repository'
import { eraseWords } from './erase-words'

/**
 * Erases accounts after their grace period, at the provider too. Records required by law stay without personal data.
 */
export async function eraseAccounts({ db, identity }: Deps, now: Date): Promise<void> {
  const found = await db.query<{ id: string }>(
    'select uid as id from account where erase_at <= $1 and erased_at is null',
    [now],
  )
  await eachDue({ db, now }, found, async (ctx, uid) => {
    const [account] = await ctx.tx.query<{ email: string }>(
      'select email from account where uid = $1 and erase_at <= $2 and erased_at is null for update',
      [uid, now],
    )
    if (!account) return
    await eraseWork(ctx, uid)
    await removeFromCompanies(ctx, uid)
    await erasePerson(ctx, uid)
    await eraseMails(ctx.tx, account.email)
    await eraseInvitations(ctx.tx, account.email)
    await eraseWorkerInvitations(ctx.tx, account.email)
    // Last, because it writes the remaining participants of the conversations.
    await eraseMessages(ctx.tx, uid, now)
    await ctx.record({ action: 'account.erased', subject: { kind: 'account', id: uid } })
    await identity.remove(uid)
  })
}

async function eraseWork({ tx, now }: CommandContext, uid: string): Promise<void> {
  const [seeker] = await tx.query<{ id: string }>('select id from seeker where uid = $1', [uid])
  if (!seeker) return
  // Checks of this person wait until the erasure is complete.
  await tx.query('select id from seeker where id = $1 for no key update', [seeker.id])
  await eraseSavedWorkers(tx, seeker.id)
  await eraseEngagements(tx, seeker.id)
  await eraseChecks(tx, { seekerId: seeker.id, now })
  await eraseDecisions(tx, { seekerId: seeker.id, now })
  await erasePositions(tx, seeker.id)
  await eraseSentLater(tx, seeker.id)
  await eraseSavedSearches(tx, seeker.id)
  await eraseApplicationNotes(tx, seeker.id)
  await eraseRatingComments(tx, seeker.id)
  await eraseTaxStatusReasons(tx, seeker.id)
  await removeSellerDetailsRequest(tx, seeker.id)
  await limitNamesOnInvoices(tx, { seekerId: seeker.id })
  await eraseSeeker(tx, { seekerId: seeker.id, now })
}

async function removeFromCompanies({ tx, now }: CommandContext, uid: string): Promise<void> {
  for (const companyId of await eraseMemberships(tx, uid)) {
    await limitNamesOnInvoices(tx, { companyId })
    await eraseClients(tx, { companyId })
    await eraseTemplates(tx, { companyId })
    await removeClientLinksOf(tx, companyId)
    await removeInvitationsOf(tx, companyId)
    await companyExportRepository(tx).end(companyId, now)
    await eraseCompany(tx, { companyId, now })
  }
}

async function erasePerson(ctx: CommandContext, uid: string): Promise<void> {
  const { tx, now } = ctx
  await eraseWords(tx, { uid, now })
  await eraseNotices(tx, uid)
  await eraseOutgoing(tx, uid)
  await eraseDevices(tx, uid)
  await eraseReach(tx, uid)
  await endEverySession(ctx, { uid })
  await eraseResponses(tx, uid)
  await removeWorkCalendar(tx, uid)
  await removeRotaCalendars(tx, uid)
  await eraseFiles(tx, { uid, now })
  await eraseAccount(tx, { uid, now })
}
