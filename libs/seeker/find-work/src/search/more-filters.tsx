import { useSession } from '@s4/auth-session'
import { roles, siaSectors } from '@s4/domain/sia'
import { DateField, FieldGroup, SelectField, TextField } from '@s4/ui'
import { useLayoutEffect } from 'react'
import { filterLabels } from './filter-labels'
import { ANYWHERE, sorts } from './search-params'

const anyDistance = { value: ANYWHERE, label: 'Any distance' }
const miles = [...['5', '10', '25', '50', '100'].map((value) => ({ value, label: `${value} miles` })), anyDistance]
const roleOptions = roles.map(({ id, label }) => ({ value: id, label }))
const sectorOptions = siaSectors.map((sector) => ({ value: sector, label: sector }))
const workableOptions = [{ value: 'yes', label: 'Only jobs I can work' }]

interface MoreFiltersProps {
  params: URLSearchParams
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>
}

/** The filters besides what and where. */
export function MoreFilters({ params, errors }: MoreFiltersProps) {
  const { profile } = useSession()
  useLayoutEffect(() => focusOpener, [])
  const paramValue = (name: string, otherwise = '') => params.get(name) ?? otherwise
  return (
    <FieldGroup min={200}>
      <SelectField
        label={filterLabels.within}
        name="within"
        emptyLabel={profile.complete ? 'As far as you travel' : 'Any distance'}
        options={profile.complete ? miles : miles.filter((one) => one !== anyDistance)}
        defaultValue={paramValue('within')}
      />
      <SelectField
        label="Sort by"
        name="sort"
        options={sorts}
        defaultValue={paramValue('sort', 'soonest')}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      />
      <SelectField
        label="Show"
        name="workable"
        emptyLabel="All jobs"
        options={workableOptions}
        defaultValue={paramValue('workable')}
      />
      <TextField
        label={filterLabels.payFrom}
        name="payFrom"
        prefix="£"
        suffix="an hour"
        inputMode="decimal"
        error={errors.payFrom}
        defaultValue={paramValue('payFrom')}
      />
      <DateField label={filterLabels.from} name="from" error={errors.from} defaultValue={paramValue('from')} />
      <DateField label={filterLabels.to} name="to" error={errors.to} defaultValue={paramValue('to')} />
      <SelectField
        label={filterLabels.role}
        name="role"
        emptyLabel="Any role"
        options={roleOptions}
        defaultValue={paramValue('role')}
      />
      <SelectField
        label={filterLabels.siaSector}
        name="siaSector"
        emptyLabel="Any licence"
        options={sectorOptions}
        defaultValue={paramValue('siaSector')}
      />
    </FieldGroup>
  )
}

/** A search from one of the filters closes them: the focus goes to the button that opens them. */
function focusOpener() {
  const field = document.activeElement
  if (field?.matches('[name]:not([name=text], [name=town])'))
    field.closest('form')?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
}
