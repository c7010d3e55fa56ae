import type { WorkerTeam } from '@s4/contract'
import type { Db } from '@s4/db'

/** Teams and tags of a company's saved workers. */
export const workerTeamRepository = (db: Db) => ({
  /** By name. */
  list: (companyId: string): Promise<WorkerTeam[]> =>
    db.query<WorkerTeam>(
      `select id, name, (select count(*)::int from worker_team_place where team_id = worker_team.id) as workers
       from worker_team where company_id = $1 order by lower(name), id`,
      [companyId],
    ),

  /** Every tag in use. */
  async tags(companyId: string): Promise<string[]> {
    const rows = await db.query<{ tag: string }>(
      'select distinct tag from worker_tag where company_id = $1 order by tag',
      [companyId],
    )
    return rows.map(({ tag }) => tag)
  },

  /** Throws the violation of `one_team_of_a_name`. */
  async insert({ id, companyId, name, now }: { id: string; companyId: string; name: string; now: Date }) {
    await db.query('insert into worker_team (id, company_id, name, created_at) values ($1, $2, $3, $4)', [
      id,
      companyId,
      name,
      now,
    ])
  },

  /** False for a team of another company. Throws the violation of `one_team_of_a_name`. */
  async rename({ id, companyId, name }: { id: string; companyId: string; name: string }): Promise<boolean> {
    const renamed = await db.query('update worker_team set name = $3 where id = $1 and company_id = $2 returning id', [
      id,
      companyId,
      name,
    ])
    return renamed.length > 0
  },

  /** False for a team of another company. */
  async remove({ id, companyId }: { id: string; companyId: string }): Promise<boolean> {
    const removed = await db.query('delete from worker_team where id = $1 and company_id = $2 returning id', [
      id,
      companyId,
    ])
    return removed.length > 0
  },

  /** Puts a saved worker into one team of the company or gives one tag, or takes it away. */
  async group(
    { companyId, seekerId }: { companyId: string; seekerId: string },
    { teamId, tag, on }: { teamId?: string | undefined; tag?: string | undefined; on: boolean },
  ): Promise<void> {
    const [place, remove] = teamId
      ? [
          `insert into worker_team_place (company_id, seeker_id, team_id) select $1, $2, id from worker_team
           where company_id = $1 and id = $3 for key share on conflict do nothing`,
          'delete from worker_team_place where company_id = $1 and seeker_id = $2 and team_id = $3',
        ]
      : [
          'insert into worker_tag (company_id, seeker_id, tag) values ($1, $2, $3) on conflict do nothing',
          'delete from worker_tag where company_id = $1 and seeker_id = $2 and tag = $3',
        ]
    await db.query(on ? place : remove, [companyId, seekerId, teamId ?? tag])
  },

  /** Replaces the teams and tags of a saved worker; ids of other companies' teams are left out. */
  async place(
    { companyId, seekerId }: { companyId: string; seekerId: string },
    { teamIds, tags }: { teamIds: readonly string[]; tags: readonly string[] },
  ): Promise<void> {
    // Two tabs take turns; a team that is removed meanwhile is left out.
    await db.query('select 1 from saved_worker where company_id = $1 and seeker_id = $2 for no key update', [
      companyId,
      seekerId,
    ])
    await db.query('delete from worker_team_place where company_id = $1 and seeker_id = $2', [companyId, seekerId])
    await db.query(
      `insert into worker_team_place (team_id, company_id, seeker_id)
       select id, company_id, $2 from worker_team where company_id = $1 and id = any($3) order by id for key share`,
      [companyId, seekerId, teamIds],
    )
    await db.query('delete from worker_tag where company_id = $1 and seeker_id = $2', [companyId, seekerId])
    await db.query('insert into worker_tag (company_id, seeker_id, tag) select $1, $2, unnest($3::text[])', [
      companyId,
      seekerId,
      tags,
    ])
  },
})
