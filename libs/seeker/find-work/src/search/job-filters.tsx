import { seekerLinks } from '@s4/links'
import { useSession } from '@s4/auth-session'
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

const miles = [
  ...['5', '10', '25', '50', '100'].map((value) => ({ value, label: `${value} miles` })),
  // The most the server takes, and more than the country is long.
  { value: '500', label: 'Any distance' },
]
const roleOptions = roles.map(({ id, label }) => ({ value: id, label }))
const sectorOptions = siaSectors.map((sector) => ({ value: sector, label: sector }))

const workableOptions = [{ value: 'yes', label: 'Only what I can work' }]

/** The filters are kept in the URL, so that a search can be shared and *Back* restores it. */
export function JobFilters({ params, onMap = false }: { params: URLSearchParams; onMap?: boolean }) {
  const [, setParams] = useSearchParams()
  const { profile } = useSession()
  const paramValue = (name: string, otherwise = '') => params.get(name) ?? otherwise
  const narrowed = filterCount(params)

  const handleSubmit = onTexts((texts) => setParams(texts.town ? { within: '25', ...texts } : texts))

  return (
    <Card>
      <form role="search" aria-label="Jobs" onSubmit={handleSubmit}>
        <Stack gap="md">
          <FieldGroup min={150}>
            <SearchField
              label="Job or company"
              name="text"
              hiddenLabel={false}
              maxLength={200}
              defaultValue={paramValue('text')}
            />
            <TextField
              label="Town or postcode"
              name="town"
              placeholder={profile.complete ? 'Your home' : undefined}
              maxLength={100}
              autoComplete="postal-code"
              defaultValue={paramValue('town')}
            />
            <SelectField
              label="Within"
              name="within"
              emptyLabel="My distance"
              options={miles}
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
          </FieldGroup>
          <Disclosure summary={narrowed > 0 ? `More filters (${narrowed})` : 'More filters'} open={narrowed > 0}>
            <FieldGroup>
              <TextField
                label="Pay from"
                name="payFrom"
                prefix="£"
                suffix="an hour"
                inputMode="decimal"
                defaultValue={paramValue('payFrom')}
              />
              <DateField label="From" name="from" defaultValue={paramValue('from')} />
              <DateField label="To" name="to" defaultValue={paramValue('to')} />
              <SelectField
                label="Role"
                name="role"
                emptyLabel="Any role"
                options={roleOptions}
                defaultValue={paramValue('role')}
              />
              <SelectField
                label="SIA licence"
                name="siaSector"
                emptyLabel="Any licence"
                options={sectorOptions}
                defaultValue={paramValue('siaSector')}
              />
            </FieldGroup>
          </Disclosure>
          <Inline>
            <Button type="submit">Search jobs</Button>
            <ButtonLink tone="quiet" to={`${onMap ? seekerLinks.jobs : seekerLinks.jobMap}?${params.toString()}`}>
              {onMap ? 'List' : 'Map'}
            </ButtonLink>
            {params.size > 0 && (
              <>
                <ButtonLink tone="quiet" to={`${seekerLinks.savedSearches}?${params.toString()}`}>
                  Save this search
                </ButtonLink>
                <ButtonLink tone="plain" to={seekerLinks.jobs}>
                  Clear
                </ButtonLink>
              </>
            )}
          </Inline>
        </Stack>
      </form>
    </Card>
  )
}
