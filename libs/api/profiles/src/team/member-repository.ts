import type { Member, MemberRole } from '@s4/contract'
import type { Db } from '@s4/db'

export interface NewMember {
  companyId: string
  uid: string
  role: MemberRole
  name: string
  at: Date
}

type Membership = Pick<NewMember, 'companyId' | 'uid'>

export interface FoundMember {
  id: string
  uid: string
  name: string
  email: string
  role: MemberRole
  siteIds: string[] | null
  joinedAt: string
}

const MEMBER = `company_member.id, company_member.uid, company_member.name, account.email, company_member.role,
  company_member.created_at as joined_at, case when not all_sites then array(select site_id from company_member_site
    join site on site.id = site_id
    where company_member_site.uid = company_member.uid and company_member_site.company_id = company_member.company_id
    order by site.name, site.id) end as site_ids`

export const memberRepository = (db: Db) => ({
  /** The oldest first. */
  list: (companyId: string): Promise<FoundMember[]> =>
    db.query<FoundMember>(
      `select ${MEMBER} from company_member join account using (uid)
       where company_id = $1 order by company_member.created_at, company_member.name, company_member.id`,
      [companyId],
    ),

  /** Changes of members of one company take turns, so that the last owner cannot be lost between two. */
  async lockTeam(companyId: string): Promise<void> {
    await db.query('select 1 from company where id = $1 for no key update', [companyId])
  },

  async owners(companyId: string): Promise<string[]> {
    const rows = await db.query<{ uid: string }>(
      `select uid from company_member where company_id = $1 and role = 'owner'`,
      [companyId],
    )
    return rows.map(({ uid }) => uid)
  },

  /** False when the person is a member already. */
  async add({ companyId, uid, role, name, at }: NewMember): Promise<boolean> {
    const added = await db.query(
      `insert into company_member (company_id, uid, role, name, created_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning id`,
      [companyId, uid, role, name, at],
    )
    await db.query('delete from former_member where company_id = $1 and uid = $2', [companyId, uid])
    return added.length > 0
  },

  /** Keeps the name for what the person decided and wrote. */
  async remove({ companyId, uid }: Membership, at: Date): Promise<void> {
    await db.query(
      `with gone as (delete from company_member where company_id = $1 and uid = $2 returning name)
       insert into former_member (company_id, uid, name, left_at) select $1, $2, name, $3 from gone
       on conflict (company_id, uid) do update set name = excluded.name, left_at = excluded.left_at`,
      [companyId, uid, at],
    )
  },

  async setRole({ companyId, uid }: Membership, role: MemberRole): Promise<void> {
    await db.query('update company_member set role = $3 where company_id = $1 and uid = $2', [companyId, uid, role])
  },

  async rename({ companyId, uid }: Membership, name: string): Promise<void> {
    await db.query('update company_member set name = $3 where company_id = $1 and uid = $2', [companyId, uid, name])
  },

  /** Whether the person is a member of a company; waits for a company this account is founding at the same time. */
  async isMemberSomewhere(uid: string): Promise<boolean> {
    await db.query('select 1 from account where uid = $1 for no key update', [uid])
    return (await db.query('select 1 from company_member where uid = $1 limit 1', [uid])).length > 0
  },

  /** Null: the member sees every site. */
  async limitTo({ companyId, uid }: Membership, siteIds: readonly string[] | null): Promise<void> {
    await db.query('update company_member set all_sites = $3 where company_id = $1 and uid = $2', [
      companyId,
      uid,
      siteIds === null,
    ])
    await db.query('delete from company_member_site where company_id = $1 and uid = $2 and site_id <> all($3)', [
      companyId,
      uid,
      siteIds ?? [],
    ])
    await db.query(
      `insert into company_member_site (company_id, uid, site_id)
       select $1, $2, id from site where company_id = $1 and id = any($3) on conflict do nothing`,
      [companyId, uid, siteIds ?? []],
    )
  },

  /** Gives a member without a name one. */
  async nameUnnamed({ companyId, uid }: Membership, name: string): Promise<void> {
    await db.query(`update company_member set name = $3 where company_id = $1 and uid = $2 and name = ''`, [
      companyId,
      uid,
      name,
    ])
  },
})

export const toMember = ({ uid, ...member }: FoundMember, reader: string): Member => ({
  ...member,
  isYou: uid === reader,
})

/** The uids of a company's owners. */
export const ownersOf = (db: Db, companyId: string): Promise<string[]> => memberRepository(db).owners(companyId)
