import { seekerLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import type { Certificate } from '@s4/contract'
import { certificateTypes, certificateTypeText } from '@s4/domain/requirements'
import { useChange } from '@s4/queries'
import {
  Button,
  ButtonLink,
  DateField,
  ErrorSummary,
  FieldGroup,
  Form,
  Inline,
  SelectField,
  Text,
  TextField,
} from '@s4/ui'
import { useWatch } from 'react-hook-form'
import { EditPage } from '../edit/edit-page'
import { documentRead } from './document-read'
import { UploadField } from '../edit/upload-field'
import { useContinueProfile } from '../edit/use-continue-profile'

const loadCertificateDraft = () => import('./certificate-fields').then(({ CertificateDraft }) => CertificateDraft)

const LIST = seekerLinks.editCertificates
const labels = {
  type: 'Kind',
  coverPounds: 'Cover',
  name: 'What it is for',
  issuer: 'Who issued it',
  number: 'Number',
  issuedOn: 'Issued',
  expiresOn: 'Expires',
}
const typeOptions = certificateTypes.map((type) => ({ value: type, label: certificateTypeText[type] }))

export function CertificateForm({ held }: { held?: Certificate | undefined }) {
  const create = useChange('certificate.create')
  const update = useChange('certificate.update')
  const continueProfile = useContinueProfile()
  const { field, errors, formProps, formState, setValue, control } = useContractForm({
    schema: loadCertificateDraft,
    defaultValues: {
      type: held?.type ?? '',
      coverPounds: held?.coverPounds ?? '',
      name: held?.name ?? '',
      issuer: held?.issuer ?? '',
      number: '',
      issuedOn: held?.issuedOn ?? '',
      expiresOn: held?.expiresOn ?? '',
      fileId: null,
    },
    failure: create.error ?? update.error,
    record: held && documentRead(held, { labels, masked: 'number' }),
    onSubmit: (draft) =>
      (held ? update.mutateAsync({ ...draft, id: held.id }) : create.mutateAsync(draft)).then(
        () => continueProfile({ message: 'Your certificate is saved.', returnTo: LIST }),
        () => undefined,
      ),
  })

  const type = useWatch({ control, name: 'type' })
  const kind = field('type')

  return (
    <EditPage
      title={held ? 'Change certificate' : 'Add a certificate'}
      beside={{
        label: 'What it is for',
        content: (
          <Text>
            Jobs ask for certificates, and are matched with what you have. We remind you 60, 30 and 7 days before one
            expires, and on the day.
          </Text>
        ),
      }}
    >
      <Form label="Certificate" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <SelectField
          label="Kind"
          emptyLabel="Another kind"
          options={typeOptions}
          {...kind}
          onChange={(event) => {
            const chosen = certificateTypes.find((each) => each === event.target.value)
            if (chosen) setValue('name', certificateTypeText[chosen])
            if (chosen !== 'public-liability') setValue('coverPounds', '')
            return kind.onChange(event)
          }}
        />
        {type === 'public-liability' && (
          <TextField
            label="Cover"
            prefix="£"
            inputMode="numeric"
            autoComplete="off"
            hint="The sum insured in pounds, like 5000000."
            {...field('coverPounds')}
          />
        )}
        <TextField label="What it is for" hint="Such as First aid at work." {...field('name')} />
        <TextField label="Who issued it" optional {...field('issuer')} />
        <TextField
          label="Number"
          optional
          autoComplete="off"
          spellCheck={false}
          hint={held?.number ? `We hold ${held.number}. Enter it again only to change it.` : undefined}
          {...field('number')}
        />
        <FieldGroup>
          <DateField label="Issued" optional {...field('issuedOn')} />
          <DateField label="Expires" optional {...field('expiresOn')} />
        </FieldGroup>
        <UploadField
          label={held?.file ? 'Replace the copy' : 'A copy of it'}
          optional
          purpose="certificate"
          onSent={({ id }) => setValue('fileId', id)}
        />
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            Save certificate
          </Button>
          <ButtonLink to={LIST} tone="plain">
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
    </EditPage>
  )
}
