import { useContractForm } from '@s4/api-client/forms'
import type { Site, SiteFields } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { parsePostcode } from '@s4/domain/postcode'
import { PointPicker } from '@s4/map'
import { useConfig, useFindLocations } from '@s4/queries'
import {
  Button,
  CheckboxField,
  Disclosure,
  ErrorSummary,
  Fieldset,
  Form,
  Inline,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '@s4/ui'
import { useState, type ReactNode } from 'react'
import { useWatch, type DefaultValues } from 'react-hook-form'
import { BoundaryField } from './boundary-field'
import { boundaryText, cornersIn, known } from './boundary-text'
import { CheckpointFields, type SiteInput } from './checkpoint-fields'
import { useCreateSite } from './site-queries'

const loadSiteFormFields = () => import('./site-form-fields').then(({ SiteFormFields }) => SiteFormFields)

interface SiteFormProps {
  start?: DefaultValues<SiteInput> | undefined
  /** The site that is changed. */
  site?: Site | undefined
  failure: ApiError | null
  onSubmit: (site: SiteFields & { before?: Record<string, unknown> }) => Promise<unknown>
  saveLabel: string
  /** Beside the save button. */
  actions?: ReactNode
}

const labels = {
  name: 'Name of the site',
  address: 'Address',
  postcode: 'Postcode',
  zone: 'Time zone',
  geofenceMetres: 'Site boundary',
  boundary: 'Corners of the boundary',
  point: 'The pin on the map',
  arrivalInstructions: 'Arrival instructions',
  knownRisks: 'Known risks',
  checkpoints: 'Checkpoints',
  capacity: 'Most people allowed in',
  vehicleSpaces: 'Vehicle spaces',
  callsVary: 'Check calls at changing times',
  callsByCheckpoint: 'Check calls answered at a checkpoint',
} satisfies Partial<Record<keyof SiteInput, string>>

const DEFAULT_RADIUS = 500
/** The clock of the whole United Kingdom, Jersey, Guernsey and the Isle of Man. */
const OUR_TIME = 'Europe/London'
const EMPTY: DefaultValues<SiteInput> = {
  name: '',
  address: '',
  postcode: '',
  zone: OUR_TIME,
  geofenceMetres: DEFAULT_RADIUS,
  boundary: '',
  arrivalInstructions: '',
  knownRisks: '',
  checkpoints: [],
  capacity: '',
  vehicleSpaces: '',
  callsVary: false,
  callsByCheckpoint: false,
}

/** What a site can do without at first. */
const folded = [
  'geofenceMetres',
  'boundary',
  'arrivalInstructions',
  'knownRisks',
  'checkpoints',
  'capacity',
  'vehicleSpaces',
  'callsVary',
  'callsByCheckpoint',
] as const

export function SiteForm({ start = {}, site, failure, onSubmit, saveLabel, actions }: SiteFormProps) {
  const { field, errors, formProps, formState, control, setValue } = useContractForm<SiteInput, SiteFields>({
    schema: loadSiteFormFields,
    defaultValues: { ...EMPTY, ...start },
    failure,
    onSubmit,
    record: site && {
      values: site,
      labels,
      toInput: ({ boundary, ...fields }) => ({ ...fields, boundary: boundaryText(boundary as Site['boundary']) }),
      text: (field, value) => (field === 'boundary' ? cornersText(value as Site['boundary'] | string) : null),
    },
  })
  const find = useFindLocations()
  const { tileUrl } = useConfig()
  const [point, postcode, radius, boundary] = useWatch({
    control,
    name: ['point', 'postcode', 'geofenceMetres', 'boundary'],
  })
  const corners = known(cornersIn(boundary))
  const rest = useWatch({ control, name: folded })
  const [opened, setOpened] = useState(site !== undefined)
  // For a draft that comes back and for a mistake in it; it stays open then.
  const hasMore = folded.some((name, index) => String(rest[index]) !== String(EMPTY[name]))
  const isWrong = errors.some(({ name }) => folded.some((one) => name.startsWith(one)))
  if ((hasMore || isWrong) && !opened) setOpened(true)
  const pointError = errors.find(({ name }) => name.startsWith('point'))?.message

  return (
    <Form label="Site" {...formProps}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Fieldset legend="Place">
        <TextField label="Name of the site" hint="The name your people use." {...field('name')} />
        <TextArea label="Address" rows={2} autoComplete="off" {...field('address')} />
        <TextField label="Postcode" autoComplete="off" {...field('postcode')} />
        {start.zone && start.zone !== OUR_TIME && (
          <SelectField
            label="Time zone"
            options={[OUR_TIME, start.zone].map((zone) => ({ value: zone, label: zone.replace('_', ' ') }))}
            {...field('zone')}
          />
        )}
      </Fieldset>
      <Fieldset legend="On the map" hint="The pin comes with the postcode. Move it to the entrance.">
        <PointPicker
          find={find}
          tileUrl={tileUrl}
          whyExact="move the pin to the entrance, because booking on is checked against it"
          point={point ?? null}
          radius={parseMetres(radius)}
          corners={corners}
          suggestion={postcode}
          follow={toFollow(postcode)}
          error={pointError}
          onPick={(picked) =>
            setValue('point', picked, { shouldDirty: true, shouldValidate: formState.submitCount > 0 })
          }
        />
      </Fieldset>
      <Disclosure summary="More about the site" open={opened}>
        <Stack>
          <Fieldset legend="For the people who come">
            <TextArea
              label="Arrival instructions"
              optional
              hint="Where to go and whom to ask for. Shown to the people who have the work."
              {...field('arrivalInstructions')}
            />
            <TextArea
              label="Risks, and what you do about them"
              optional
              hint="Workers read it in the terms before they accept. Leave it empty if you know of none."
              {...field('knownRisks')}
            />
          </Fieldset>
          <Fieldset
            legend="Boundary"
            hint={
              'Workers can book on away from the site. If they do, an alert says so. ' +
              'Under Alerts and on call you choose how it reaches you.'
            }
          >
            <TextField
              label="Site boundary"
              hint="How far from the pin is still at the site, from 50 to 5,000 m."
              inputMode="numeric"
              suffix="m"
              {...field('geofenceMetres')}
            />
            <BoundaryField
              field={field('boundary')}
              value={boundary}
              point={point ?? null}
              radius={parseMetres(radius)}
              tileUrl={tileUrl}
              onChange={(drawn) =>
                setValue('boundary', drawn, { shouldDirty: true, shouldValidate: formState.submitCount > 0 })
              }
            />
          </Fieldset>
          <CheckpointFields control={control} field={field} />
          <Fieldset legend="Counting" hint="Give a number, and your workers count people or vehicles on their phones.">
            <TextField
              label="Most people allowed in"
              optional
              inputMode="numeric"
              hint="How many people the site may hold."
              {...field('capacity')}
            />
            <TextField label="Vehicle spaces" optional inputMode="numeric" {...field('vehicleSpaces')} />
          </Fieldset>
          <Fieldset legend="Check calls" hint="A change starts when somebody next books on.">
            <CheckboxField
              label="At changing times"
              hint="Nobody knows the exact minute. A call each hour comes up to 15 minutes early or late."
              {...field('callsVary')}
            />
            <CheckboxField
              label="Answer at a checkpoint"
              hint="The worker scans the code of a checkpoint and does not type the PIN."
              {...field('callsByCheckpoint')}
            />
          </Fieldset>
        </Stack>
      </Disclosure>
      <Inline>
        <Button type="submit" busy={formState.isSubmitting}>
          {saveLabel}
        </Button>
        {actions}
      </Inline>
    </Form>
  )
}

/** A complete postcode; null while it is typed. */
const toFollow = (typed: string | undefined) => {
  const parsed = parsePostcode(typed ?? '')
  return parsed.ok ? parsed.value : null
}

/** A boundary in words, as stored or as typed. */
const cornersText = (boundary: Site['boundary'] | string) => {
  const corners = typeof boundary === 'string' ? cornersIn(boundary) : (boundary ?? [])
  return corners.length > 0 ? `${corners.length} corners` : 'the circle'
}

const parseMetres = (typed: unknown) => {
  const metres = Number(typed)
  return metres >= 1 && metres <= 100_000 ? metres : DEFAULT_RADIUS
}

export function NewSiteForm({
  start,
  onSaved,
  onCancel,
}: {
  start?: SiteFormProps['start']
  onSaved: (site: Site) => void
  onCancel: () => void
}) {
  const create = useCreateSite()
  return (
    <SiteForm
      start={start}
      failure={create.error}
      saveLabel="Add site"
      onSubmit={(site) => create.mutateAsync(site).then(onSaved, () => undefined)}
      actions={
        <Button tone="plain" onClick={onCancel}>
          Cancel
        </Button>
      }
    />
  )
}
