import { seekerLinks } from '@s4/links'
import { roles, siaSectors } from '@s4/domain/sia'
import {
  Button,
  ButtonLink,
  Card,
  DateField,
  Disclosure,
  FieldGroup,
  Inline,
  onTexts,
  SearchField,
  SelectField,
  Stack,
  TextField,
} from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { filterCount, sorts } from './search-params'

const miles = ['5', '10', '25', '50', '100'].map((value) => ({ value, label: `${value} miles` }))
const roleOptions = roles.map(({ id, label }) => ({ value: id, label }))
const sectorOptions = siaSectors.map((sector) => ({ value: sector, label: sector }))

/** The filters are kept in the URL, so that a search can be shared and *Back* restores it. */
export function JobFilters({ params }: { params: URLSearchParams }) {
  const [, setParams] = useSearchParams()
  const valueOf = (name: string, otherwise = '') => params.get(name) ?? otherwise
  const narrowed = filterCount(params)

  const handleSubmit = onTexts((texts) => {
    const next = new URLSearchParams(texts)
    if (!next.has('place')) next.delete('within')
    setParams(next)
  })

  return (
    <Card>
      <form role="search" aria-label="Jobs" onSubmit={handleSubmit}>
        <Stack gap="md">
          <FieldGroup min={150}>
            <SearchField
              label="Job or company"
              name="text"
              quietLabel={false}
              maxLength={200}
              defaultValue={valueOf('text')}
            />
            <TextField
              label="Town or postcode"
              name="place"
              maxLength={100}
              autoComplete="postal-code"
              defaultValue={valueOf('place')}
            />
            <SelectField label="Within" name="within" options={miles} defaultValue={valueOf('within', '25')} />
            <SelectField
              label="Sort by"
              name="sort"
              options={sorts}
              defaultValue={valueOf('sort', 'soonest')}
              onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            />
          </FieldGroup>
          <Disclosure summary={narrowed > 0 ? `More filters (${narrowed})` : 'More filters'} open={narrowed > 0}>
            <FieldGroup>
              <TextField
                label="Pay from"
                name="payFrom"
                prefix="£"
                suffix="an hour"
                inputMode="decimal"
                defaultValue={valueOf('payFrom')}
              />
              <DateField label="From" name="from" defaultValue={valueOf('from')} />
              <DateField label="To" name="to" defaultValue={valueOf('to')} />
              <SelectField
                label="Role"
                name="role"
                emptyLabel="Any role"
                options={roleOptions}
                defaultValue={valueOf('role')}
              />
              <SelectField
                label="SIA licence"
                name="siaSector"
                emptyLabel="Any licence"
                options={sectorOptions}
                defaultValue={valueOf('siaSector')}
              />
            </FieldGroup>
          </Disclosure>
          <Inline>
            <Button type="submit">Search jobs</Button>
            {params.size > 0 && (
              <ButtonLink tone="plain" to={seekerLinks.jobs}>
                Clear
              </ButtonLink>
            )}
          </Inline>
        </Stack>
      </form>
    </Card>
  )
}
