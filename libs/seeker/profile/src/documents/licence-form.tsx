import { seekerLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import type { Licence } from '@s4/contract'
import { parseDrivingLicence } from '@s4/domain/driving-licence'
import { siaSectors } from '@s4/domain/sia'
import { useChange } from '@s4/queries'
import {
  Button,
  ButtonLink,
  Callout,
  DateField,
  ErrorSummary,
  Form,
  Inline,
  RadioGroupField,
  SelectField,
  TextField,
} from '@s4/ui'
import { useWatch } from 'react-hook-form'
import { EditPage } from '../edit/edit-page'
import { documentRead } from './document-read'
import { UploadField } from '../edit/upload-field'
import { useContinueProfile } from '../edit/use-continue-profile'

const loadLicenceEntry = () => import('./licence-fields').then(({ LicenceEntry }) => LicenceEntry)

const LIST = seekerLinks.editLicence
const labels = { sector: 'Sector', number: 'Number', expiresOn: 'Expires', categories: 'Categories' }
const kinds = [
  { value: 'sia', label: 'SIA licence' },
  { value: 'driving', label: 'Driving licence' },
]
const sectors = siaSectors.map((sector) => ({ value: sector, label: sector }))

/** The kind of a licence cannot be changed after it was added. */
export function LicenceForm({ held }: { held?: Licence | undefined }) {
  const create = useChange('licence.create')
  const update = useChange('licence.update')
  const continueProfile = useContinueProfile()
  const { field, errors, formProps, formState, setValue, control } = useContractForm({
    schema: loadLicenceEntry,
    defaultValues: {
      kind: held?.kind ?? 'sia',
      sector: held?.sector ?? '',
      number: '',
      expiresOn: held?.expiresOn ?? '',
      categories: held?.categories ?? '',
      fileId: null,
    },
    failure: create.error ?? update.error,
    record: held && documentRead(held, { labels, masked: 'number' }),
    onSubmit: (entry) =>
      (held ? update.mutateAsync({ ...entry, id: held.id }) : create.mutateAsync(entry)).then(
        () => continueProfile({ message: 'Your licence is saved.', ...(held && { returnTo: LIST }) }),
        () => undefined,
      ),
  })
  const [kind, number = ''] = useWatch({ control, name: ['kind', 'number'] })
  const isSia = kind === 'sia'
  const unusual = isSia ? undefined : licenceWarning(number)

  return (
    <EditPage title={held ? 'Change licence' : 'Add a licence'}>
      <Form label="Licence" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        {!held && <RadioGroupField label="Which licence?" options={kinds} inline {...field('kind')} />}
        {isSia && (
          <SelectField
            label="Sector"
            emptyLabel="Choose the sector on the card"
            options={sectors}
            {...field('sector')}
          />
        )}
        <TextField
          label={isSia ? 'SIA licence number' : 'Driving licence number'}
          hint={
            held
              ? `We hold ${held.number}. Enter it again only to change it.`
              : isSia
                ? 'The 16 digits on the front of the card. A replacement card has a new number.'
                : 'Number 5 on your licence: 16 characters, or 8 digits from Northern Ireland. Companies never see it.'
          }
          inputMode={isSia ? 'numeric' : 'text'}
          autoComplete="off"
          spellCheck={false}
          {...field('number')}
        />
        {unusual && (
          <Callout tone="warning" live>
            {unusual}. You can save it as it is.
          </Callout>
        )}
        <DateField
          label="Expires"
          hint={
            isSia
              ? 'On the front of the card. We remind you 60, 30 and 7 days before, and on the day.'
              : 'Number 4b on your licence.'
          }
          {...field('expiresOn')}
        />
        {!isSia && <TextField label="Categories" optional hint="Such as B, C1." {...field('categories')} />}
        <UploadField
          label={held?.file ? 'Replace the picture of it' : 'A picture of it'}
          optional
          purpose="licence"
          onSent={({ id }) => setValue('fileId', id)}
        />
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            Save licence
          </Button>
          <ButtonLink to={LIST} tone="plain">
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
    </EditPage>
  )
}

function licenceWarning(number: string): string | undefined {
  const read = parseDrivingLicence(number)
  return read.ok ? read.warning : undefined
}
