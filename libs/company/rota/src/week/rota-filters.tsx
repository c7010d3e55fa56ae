import type { RotaJob } from '@s4/contract'
import { roleLabel } from '@s4/domain/sia'
import { FieldGroup, ScreenOnly, SelectField } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import type { RotaFilter } from '../entries/rota-view'

export const parseFilter = (params: URLSearchParams): RotaFilter => ({
  site: params.get('site'),
  role: params.get('role'),
})

/** Filters the week by site and role; kept in the URL. */
export function RotaFilters({ jobs }: { jobs: readonly RotaJob[] }) {
  const [params, setParams] = useSearchParams()
  const { site, role } = parseFilter(params)
  const sites = new Map(jobs.map(({ siteId, siteName }) => [siteId, siteName]))
  const roles = new Map(jobs.map((job) => [job.role, roleLabel(job.role)]))

  const choose = (key: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(key, value)
    else next.delete(key)
    setParams(next, { replace: true })
  }

  // A filter with a single option is hidden.
  const [bySite, byRole] = [site !== null || sites.size > 1, role !== null || roles.size > 1]
  if (!bySite && !byRole) return null
  return (
    <ScreenOnly>
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
      </FieldGroup>
    </ScreenOnly>
  )
}

const toOptions = (names: ReadonlyMap<string, string>) =>
  [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB'))
