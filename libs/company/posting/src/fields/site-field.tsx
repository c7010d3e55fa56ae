import type { Site } from '@s4/contract'
import { Button, Fieldset, SelectField, Text } from '@s4/ui'
import { useEffect } from 'react'
import type { PostingFormState } from '../draft/use-posting-form'

interface SiteFieldProps {
  form: PostingFormState
  sites: readonly Site[]
  site: Site | undefined
  onAdd: () => void
}

/** Chooses one of the company's sites or adds one. */
export function SiteField({ form: { field, getValues, setValue }, sites, site, onAdd }: SiteFieldProps) {
  // A site that was just added can be chosen only once the list has it.
  useEffect(() => setValue('siteId', getValues('siteId')), [sites, getValues, setValue])
  return (
    <Fieldset legend="Where">
      <SelectField
        label="Site"
        emptyLabel="Choose a site"
        options={sites.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('siteId')}
      />
      {site && (
        <Text size="small" tone="muted">
          {site.address}, {site.postcode}. {site.clientName && `For ${site.clientName}. `}
          {checkpointsText(site)}
        </Text>
      )}
      <Button tone="quiet" size="small" onClick={onAdd}>
        Add a site
      </Button>
    </Fieldset>
  )
}

const checkpointsText = ({ checkpoints }: Site) =>
  checkpoints.length === 0
    ? 'Book on with the code of the site.'
    : `Checkpoints: ${checkpoints.map(({ letter, name }) => `${letter} ${name}`).join(', ')}.`
