import { permissionsOfRole, type SessionView } from '@s4/contract'
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
    memberName: string | null
    companies: SessionView['companies']
  }>(
    `select coalesce(seeker.fullname, company.company_name, '') as name, seeker.picture_file_id as picture,
       company.company_name, company.logo_file_id as logo,
       (select name from company_member where company_id = $2 and uid = $1) as member_name,
       (select coalesce(json_agg(json_build_object('_id', own.id, 'companyName', own.company_name)
           order by company_member.created_at, own.id), '[]')
         from company_member join company own on own.id = company_member.company_id
         where company_member.uid = $1) as companies
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
    member: session.memberRole && {
      role: session.memberRole,
      name: names?.memberName ?? '',
      permissions: permissionsOfRole(session.memberRole, session.siteIds !== null),
      limited: session.siteIds !== null,
    },
    companies: names?.companies ?? [],
    profile: await profileState(db, session),
    issuedAt: session.issuedAt,
    expiresAt: session.expiresAt,
    now: clock.now().toISOString(),
  }
}
