import type { MemberRole } from '@s4/contract'
import type { Db } from '@s4/db'

export interface NewMember {
  companyId: string
  uid: string
  role: MemberRole
  name: string
  at: Date
}

export const memberRepository = (db: Db) => ({
  async add({ companyId, uid, role, name, at }: NewMember): Promise<void> {
    await db.query('insert into company_member (company_id, uid, role, name, created_at) values ($1, $2, $3, $4, $5)', [
      companyId,
      uid,
      role,
      name,
      at,
    ])
  },

  /** Whether the person is a member of a company; waits for a company this account is founding at the same time. */
  async isMemberSomewhere(uid: string): Promise<boolean> {
    await db.query('select 1 from account where uid = $1 for no key update', [uid])
    return (await db.query('select 1 from company_member where uid = $1 limit 1', [uid])).length > 0
  },

  /** Null: the member sees every site. */
  async limitTo(
    { companyId, uid }: Pick<NewMember, 'companyId' | 'uid'>,
    siteIds: readonly string[] | null,
  ): Promise<void> {
    await db.query('update company_member set all_sites = $3 where company_id = $1 and uid = $2', [
      companyId,
      uid,
      siteIds === null,
    ])
    await db.query('delete from company_member_site where company_id = $1 and uid = $2', [companyId, uid])
    await db.query(
      `insert into company_member_site (company_id, uid, site_id)
       select $1, $2, id from site where company_id = $1 and id = any($3)`,
      [companyId, uid, siteIds ?? []],
    )
  },

  /** Gives a member without a name one. */
  async nameUnnamed({ companyId, uid, name }: { companyId: string; uid: string; name: string }): Promise<void> {
    await db.query(`update company_member set name = $3 where company_id = $1 and uid = $2 and name = ''`, [
      companyId,
      uid,
      name,
    ])
  },
})
