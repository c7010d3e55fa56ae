import type { SessionView } from '@s4/contract'
import { profileState } from '../profile-gate/profile-gate'
import { fileUrl } from '@s4/api-platform/files'
import type { Deps } from '@s4/api-platform/deps'
import type { KnownSession } from './store/session-repository'

/** The session as the browser sees it and stores it. */
export async function sessionView({ db, clock }: Deps, session: KnownSession): Promise<SessionView> {
  const [names] = await db.query<{
    name: string
    picture: string | null
    companyName: string | null
    logo: string | null
  }>(
    `select coalesce(seeker.fullname, company.company_name, '') as name, seeker.picture_file_id as picture,
       company.company_name, company.logo_file_id as logo
     from account left join seeker on seeker.uid = account.uid left join company on company.id = $2
     where account.uid = $1`,
    [session.uid, session.companyId],
  )
  const { companyName = null, logo = null } = names ?? {}
  const company =
    session.companyId && companyName !== null
      ? { _id: session.companyId, companyName, companyLogo: fileUrl(logo) }
      : null

  return {
    user: { uid: session.uid, role: session.role, email: session.email, emailVerified: session.emailVerified },
    name: names?.name ?? '',
    picture: company ? company.companyLogo : fileUrl(names?.picture ?? null),
    jobSeekerId: session.seekerId,
    companyId: session.companyId,
    company,
    profile: await profileState(db, session),
    issuedAt: session.issuedAt,
    expiresAt: session.expiresAt,
    now: clock.now().toISOString(),
  }
}
