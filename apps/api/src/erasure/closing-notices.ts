import { companyLinks, seekerLinks } from '@s4/links'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids, type NewNotice } from '@s4/api-platform/notices'
import type { EndingProfiles } from './work-of'

/** Notices for everybody with open hours or invoices with the leaving account. */
export async function closingNotices(
  { tx }: CommandContext,
  { seekerId, companyIds }: EndingProfiles,
): Promise<NewNotice[]> {
  const notices: NewNotice[] = []
  const open = await tx.query<{ workerUid: string; fullname: string; companyId: string; companyName: string }>(
    `select distinct seeker.uid as worker_uid, seeker.fullname, company.id as company_id, company.company_name
     from assignment join seeker on seeker.id = seeker_id join company on company.id = assignment.company_id
     where (seeker_id = $1 or assignment.company_id = any($2))
       and (assignment.status in ('hoursAgreed', 'invoiced') or assignment.status = 'completed'
         and exists (select from invoice where assignment_id = assignment.id))`,
    [seekerId, companyIds],
  )
  for (const one of open) {
    const byCompany = companyIds.includes(one.companyId)
    notices.push({
      to: byCompany ? [one.workerUid] : await listMemberUids(tx, one.companyId),
      kind: 'account.closing',
      title: `${byCompany ? one.companyName : one.fullname} is closing the account`,
      body: byCompany
        ? 'Your hours and invoices stay, and so does what you are owed.'
        : 'The invoices stay as they are: what is not paid yet still is to be.',
      link: byCompany ? seekerLinks.invoices : companyLinks.completedJobs,
      critical: true,
      about: byCompany ? one.companyId : one.workerUid,
    })
  }
  return notices
}
