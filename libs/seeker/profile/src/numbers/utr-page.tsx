import { useContractForm } from '@s4/api-client/forms'
import { EXAMPLE_UTR } from '@s4/domain/utr'
import { Button, ButtonLink, ErrorSummary, Form, Inline, Text, TextField } from '@s4/ui'
import { EditPage } from '../edit/edit-page'
import { StoredNumber } from './stored-number'
import { useProfile, useSaveProfile } from '../queries/profile-queries'
import { PROFILE_PATH, useContinueProfile } from '../edit/use-continue-profile'
import { VatForm } from './vat-form'

const loadUtrEntry = () => import('./utr-fields').then(({ UtrEntry }) => UtrEntry)

/** The Unique Taxpayer Reference is not needed for a complete profile (docs/product.md#profile-completeness). */
export function UtrPage() {
  const { utrNumber } = useProfile()
  const save = useSaveProfile()
  const continueProfile = useContinueProfile()
  const { field, errors, formProps, formState } = useContractForm({
    schema: loadUtrEntry,
    defaultValues: { utrNumber: '' },
    failure: save.error,
    onSubmit: (input) =>
      save.mutateAsync(input).then(
        () => continueProfile({ message: 'Your Unique Taxpayer Reference is saved.' }),
        () => undefined,
      ),
  })

  return (
    <EditPage
      title="Unique Taxpayer Reference"
      beside={{
        label: 'Where it comes from',
        content: (
          <Text>You get it when you register as self-employed, and can add it later. Companies never see it.</Text>
        ),
      }}
    >
      {utrNumber && (
        <StoredNumber
          name="Unique Taxpayer Reference"
          kind="utr"
          masked={utrNumber}
          onRemove={() => save.mutateAsync({ utrNumber: '' })}
        />
      )}
      <Form label="Unique Taxpayer Reference" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <TextField
          label="Self Assessment Unique Taxpayer Reference"
          hint={`10 digits, on letters from HMRC about your tax return, such as ${EXAMPLE_UTR}.`}
          autoComplete="off"
          spellCheck={false}
          {...field('utrNumber')}
        />
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            Save reference
          </Button>
          <ButtonLink to={PROFILE_PATH} tone="plain">
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
      <VatForm />
    </EditPage>
  )
}
