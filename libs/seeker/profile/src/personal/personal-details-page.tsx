import { phoneText } from '@s4/domain/phone-text'
import { useContractForm } from '@s4/api-client/forms'
import { keptInTab } from '@s4/api-client/tab-drafts'
import type { JobSeeker } from '@s4/contract'
import { ActionBar, Button, ButtonLink, DateField, ErrorSummary, Form, TextArea, TextField } from '@s4/ui'
import { AddressesFieldset, blankAddress } from './addresses-fieldset'
import { EditPage } from '../edit/edit-page'
import { PictureEditor } from './picture-editor'
import { useProfile, useSaveProfile } from '../queries/profile-queries'
import { PROFILE_PATH, useContinueProfile } from '../edit/use-continue-profile'

const loadPersonalDetails = () => import('./personal-details-fields').then(({ PersonalDetails }) => PersonalDetails)

const keepsDraft = keptInTab('personal details')

const labels = {
  fullname: 'Full name',
  nameInOwnScript: 'Name in your own script',
  shortBio: 'About you',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  address: 'Addresses',
}

export function PersonalDetailsPage() {
  const profile = useProfile()
  const save = useSaveProfile()
  const continueProfile = useContinueProfile()
  const form = useContractForm({
    schema: loadPersonalDetails,
    defaultValues: toFormValues(profile),
    record: { values: profile, labels, toInput: (values) => toFormValues({ ...profile, ...values }) },
    failure: save.error,
    keepsDraft,
    onSubmit: (input) =>
      save.mutateAsync(input).then(
        () => {
          form.forgetDraft()
          return continueProfile({ message: 'Your details are saved.' })
        },
        () => undefined,
      ),
  })
  const { field, errors, formProps, formState } = form

  return (
    <EditPage title="Personal details">
      <PictureEditor />
      <Form label="Personal details" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <TextField
          label="Full name"
          hint="As on your licence, in the letters A to Z."
          autoComplete="name"
          {...field('fullname')}
        />
        <TextField
          label="Name in your own script"
          hint="If your language has other letters. We print it on your invoices where we can."
          optional
          autoComplete="off"
          {...field('nameInOwnScript')}
        />
        <TextArea
          label="About you"
          hint="What you do and what you are good at, in a few sentences. Companies read this first."
          {...field('shortBio')}
        />
        <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
        <DateField
          label="Date of birth"
          hint="You must be 18 or over. Companies do not see it before they check your right to work."
          autoComplete="bday"
          {...field('dateOfBirth')}
        />
        <AddressesFieldset form={form} />
        <ActionBar>
          <Button type="submit" busy={formState.isSubmitting}>
            Save details
          </Button>
          <ButtonLink to={PROFILE_PATH} tone="plain" onClick={form.forgetDraft}>
            Cancel
          </ButtonLink>
        </ActionBar>
      </Form>
    </EditPage>
  )
}

const toFormValues = ({ fullname, nameInOwnScript, shortBio, phone, dateOfBirth, address }: JobSeeker) => ({
  fullname,
  nameInOwnScript,
  shortBio,
  phone: phoneText(phone),
  dateOfBirth: dateOfBirth ?? '',
  address: address.length > 0 ? address.map((held) => ({ ...held, to: held.to ?? '' })) : [blankAddress],
})
