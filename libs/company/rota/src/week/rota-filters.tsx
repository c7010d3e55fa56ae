import type { RotaJob, RotaWorker } from '@s4/contract'
import { roleLabel } from '@s4/domain/sia'
import { FieldGroup, FoldedFilters, ScreenOnly, SelectField } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import type { RotaFilter } from '../entries/rota-view'

export const parseFilter = (params: URLSearchParams): RotaFilter => ({
  site: params.get('site'),
  role: params.get('role'),
  team: params.get('team'),
  tag: params.get('tag'),
})

interface RotaFiltersProps {
  jobs: readonly RotaJob[]
  workers: readonly RotaWorker[]
}

/** Filters the week by site and role, and its people by team and tag; kept in the URL. */
export function RotaFilters({ jobs, workers }: RotaFiltersProps) {
  const [params, setParams] = useSearchParams()
  const { site, role, team, tag } = parseFilter(params)
  const sites = new Map(jobs.map(({ siteId, siteName }) => [siteId, siteName]))
  const roles = new Map(jobs.map((job) => [job.role, roleLabel(job.role)]))
  const teams = new Map(workers.flatMap((worker) => worker.teams.map(({ id, name }) => [id, name])))
  const tags = new Map(workers.flatMap((worker) => worker.tags.map((one) => [one, one])))

  const choose = (key: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(key, value)
    else next.delete(key)
    setParams(next, { replace: true })
  }

  // A filter with a single option is hidden.
  const [bySite, byRole] = [site !== null || sites.size > 1, role !== null || roles.size > 1]
  const [byTeam, byTag] = [team !== null || teams.size > 0, tag !== null || tags.size > 0]
  if (!bySite && !byRole && !byTeam && !byTag) return null
  return (
    <ScreenOnly>
      <FoldedFilters active={[site, role, team, tag].filter((one) => one !== null).length}>
        <FieldGroup min={200}>
          {bySite && (
            <SelectField
              label="Site"
              emptyLabel="All sites"
              options={toOptions(sites)}
              value={site ?? ''}
              onChange={({ target }) => choose('site', target.value)}
            />
          )}
          {byRole && (
            <SelectField
              label="Role"
              emptyLabel="All roles"
              options={toOptions(roles)}
              value={role ?? ''}
              onChange={({ target }) => choose('role', target.value)}
            />
          )}
          {byTeam && (
            <SelectField
              label="Group"
              emptyLabel="All groups"
              options={toOptions(teams)}
              value={team ?? ''}
              onChange={({ target }) => choose('team', target.value)}
            />
          )}
          {byTag && (
            <SelectField
              label="Tag"
              emptyLabel="All tags"
              options={toOptions(tags)}
              value={tag ?? ''}
              onChange={({ target }) => choose('tag', target.value)}
            />
          )}
        </FieldGroup>
      </FoldedFilters>
    </ScreenOnly>
  )
}

const toOptions = (names: ReadonlyMap<string, string>) =>
  [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB'))
