import type { Db } from '@s4/db'

/** Removes an erased person from their companies. Returns the companies that have no other member. */
export async function eraseMemberships(tx: Db, uid: string): Promise<string[]> {
  const alone = await tx.query<{ id: string }>(
    `select company_id as id from company_member where uid = $1
     and not exists (select from company_member other
       where other.company_id = company_member.company_id and other.uid <> $1)`,
    [uid],
  )
  const ending = alone.map(({ id }) => id)
  // The most powerful of the others, then the longest-standing, becomes the owner of a company that has none left.
  await tx.query(
    `with gone as (delete from company_member where uid = $1 and company_id <> all($2) returning company_id, role)
     update company_member set role = 'owner', all_sites = true from gone
     where gone.role = 'owner' and company_member.company_id = gone.company_id and company_member.uid = (
       select uid from company_member heir where heir.company_id = gone.company_id and heir.uid <> $1
       order by array_position(array['owner', 'manager'], heir.role), created_at, uid limit 1)`,
    [uid, ending],
  )
  await tx.query('delete from former_member where uid = $1', [uid])
  return ending
}

/** Removes the invitations that were sent to an erased person. */
export async function eraseInvitations(tx: Db, recipient: string): Promise<void> {
  await tx.query('delete from company_invitation where lower(recipient) = lower($1)', [recipient])
}
