import type { Site } from '@s4/contract'
import { bandMiles } from '@s4/domain/distance-band'
import { weekdays } from '@s4/domain/schedule-input'
import { siaSectors } from '@s4/domain/sia'
import {
  Button,
  CheckboxField,
  DateField,
  Disclosure,
  FieldGroup,
  Form,
  onTexts,
  Section,
  SelectField,
  Stack,
  TimeField,
} from '@s4/ui'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { GroupFields } from './groups/group-filter'
import { useWorkerTeams } from './queries/find-worker-queries'
import type { SearchText } from './search-params'

const within = bandMiles.map((miles) => ({
  value: String(miles),
  label: `Under ${miles} ${miles === 1 ? 'mile' : 'miles'}`,
}))
const stars = ['3', '4', '4.5'].map((value) => ({ value, label: `${value} stars or more` }))

/** The search is kept in the URL. */
interface SearchFormProps {
  sites: readonly Site[]
  text: SearchText
  /** Called when the search is sent. */
  onSearch: () => void
}

export function SearchForm({ sites, text, onSearch }: SearchFormProps) {
  const [params, setParams] = useSearchParams()
  const { teams, tags } = useWorkerTeams()
  const site = useRef<HTMLSelectElement>(null)
  const [withoutSite, setWithoutSite] = useState(false)
  const [more] = useState(Boolean(text.minStars || text.team || text.tag || text.workedHere))

  const search = (texts: Record<string, string>) => {
    setWithoutSite(!texts['siteId'])
    if (!texts['siteId']) return site.current?.focus()
    const job = params.get('job')
    const next = new URLSearchParams({ ...(job && { job }), ...texts })
    // A weekday replaces the date.
    if (next.has('weekday')) next.delete('date')
    setParams(next)
    onSearch()
  }

  return (
    <Section title="Who do you need?">
      <Form label="Find a worker" onSubmit={(event) => onTexts(search)(event)}>
        <SelectField
          label="Site"
          name="siteId"
          ref={site}
          emptyLabel={sites.length > 1 ? 'Choose a site' : undefined}
          options={sites.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={text.siteId ?? (sites.length > 1 ? '' : sites[0]?.id)}
          error={withoutSite ? 'Choose the site where you need them.' : undefined}
          onChange={() => setWithoutSite(false)}
        />
        <FieldGroup min={170}>
          <DateField label="Date" name="date" optional defaultValue={text.date} />
          <SelectField
            label="Or every week"
            name="weekday"
            emptyLabel="One date only"
            options={weekdays.map((value) => ({ value, label: value }))}
            defaultValue={text.weekday ?? ''}
          />
        </FieldGroup>
        <FieldGroup min={110}>
          <TimeField label="From" name="start" optional defaultValue={text.start} />
          <TimeField label="To" name="end" optional defaultValue={text.end} />
        </FieldGroup>
        <SelectField
          label="SIA licence"
          name="sector"
          emptyLabel="Any or none"
          options={siaSectors.map((value) => ({ value, label: value }))}
          defaultValue={text.sector ?? ''}
        />
        <SelectField
          label="Distance from the site"
          name="withinMiles"
          emptyLabel="Any distance"
          options={within}
          defaultValue={text.withinMiles ?? ''}
        />
        <Disclosure summary="More filters" open={more}>
          <Stack>
            <SelectField
              label="Rating"
              name="minStars"
              emptyLabel="Any rating"
              options={stars}
              defaultValue={text.minStars ?? ''}
            />
            <GroupFields
              teams={teams}
              tags={tags}
              team={{ name: 'team', defaultValue: text.team ?? '' }}
              tag={{ name: 'tag', defaultValue: text.tag ?? '' }}
            />
            <CheckboxField
              label="Worked for you before"
              name="workedHere"
              value="yes"
              defaultChecked={text.workedHere === 'yes'}
            />
          </Stack>
        </Disclosure>
        <Button type="submit">Find workers</Button>
      </Form>
    </Section>
  )
}
