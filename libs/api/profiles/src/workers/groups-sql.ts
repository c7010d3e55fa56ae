/** Teams of a saved worker as json; the arguments are SQL: `seeker.id`, `$1`. */
export const teamsOf = (seeker: string, company: string) => `(select coalesce(json_agg(json_build_object(
    'id', worker_team.id, 'name', worker_team.name) order by lower(worker_team.name)), '[]')
  from worker_team_place join worker_team on worker_team.id = team_id
  where worker_team_place.seeker_id = ${seeker} and worker_team_place.company_id = ${company})`

/** Tags of a saved worker as json. */
export const tagsOf = (seeker: string, company: string) => `(select coalesce(json_agg(tag order by tag), '[]')
  from worker_tag where worker_tag.seeker_id = ${seeker} and worker_tag.company_id = ${company})`

interface Groups {
  seeker: string
  company: string
  team: string
  tag: string
}

/** True in SQL for a worker of the team and with the tag; null asks for neither. */
export const isInGroups = ({ seeker, company, team, tag }: Groups) => `(
  (${team}::uuid is null or exists (select from worker_team_place where team_id = ${team}::uuid
    and worker_team_place.seeker_id = ${seeker} and worker_team_place.company_id = ${company}))
  and (${tag}::text is null or exists (select from worker_tag where worker_tag.tag = ${tag}::text
    and worker_tag.seeker_id = ${seeker} and worker_tag.company_id = ${company})))`
