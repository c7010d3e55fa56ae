import { useContractForm } from '@s4/api-client/forms'
import { Button, ButtonLink, ErrorSummary, Form, Inline, Text, TextField } from '@s4/ui'
import { EditPage } from '../edit/edit-page'
import { StoredNumber } from './stored-number'
import { useProfile, useSaveProfile } from '../queries/profile-queries'
import { PROFILE_PATH, useContinueProfile } from '../edit/use-continue-profile'

const loadNinoEntry = () => import('./nino-fields').then(({ NinoEntry }) => NinoEntry)

/** S4 has to report the National Insurance number with the pay (docs/uk-rules.md#tax-years). */
export function NinoPage() {
  const { ninoNumber } = useProfile()
  const save = useSaveProfile()
  const continueProfile = useContinueProfile()
  const { field, errors, formProps, formState } = useContractForm({
    schema: loadNinoEntry,
    defaultValues: { ninoNumber: '' },
    failure: save.error,
    onSubmit: (input) =>
      save.mutateAsync(input).then(
        () => continueProfile({ message: 'Your National Insurance number is saved.' }),
        () => undefined,
      ),
  })

  return (
    <EditPage
      title="National Insurance number"
      beside={{
        label: 'Who asks for it',
        content: <Text>HMRC asks for it with what you were paid. Companies never see it.</Text>,
      }}
    >
      {ninoNumber && (
        <StoredNumber
          name="National Insurance number"
          kind="nino"
          masked={ninoNumber}
          onRemove={() => save.mutateAsync({ ninoNumber: '' })}
        />
      )}
      <Form label="National Insurance number" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <TextField
          label="National Insurance number"
          hint="It is on your National Insurance card, payslip or P60, like QQ 12 34 56 C."
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          {...field('ninoNumber')}
        />
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            Save number
          </Button>
          <ButtonLink to={PROFILE_PATH} tone="plain">
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
    </EditPage>
  )
}
