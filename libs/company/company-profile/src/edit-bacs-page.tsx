import { useContractForm } from '@s4/api-client/forms'
import type { CompanyBacsEntry } from '@s4/contract'
import { formatSortCode } from '@s4/domain/bank'
import { companyLinks } from '@s4/links'
import { Button, ButtonLink, ErrorSummary, Form, FormPage, Inline, TabTitle, Text, TextField } from '@s4/ui'
import { useBackToProfile, useChangeCompany, useCompany } from './queries/company-queries'

const loadCompanyBacsEntry = () => import('./edit-bacs-fields').then(({ CompanyBacsEntry }) => CompanyBacsEntry)

/** What a payment file in Standard 18 needs of the company. */
export function EditBacsPage() {
  const company = useCompany()
  const change = useChangeCompany()
  const goBack = useBackToProfile()
  const save = (input: CompanyBacsEntry) =>
    change.mutateAsync(input).then(
      () => goBack('Your payment file details are saved.'),
      () => undefined,
    )
  const { field, errors, formProps, formState } = useContractForm({
    schema: loadCompanyBacsEntry,
    defaultValues: {
      serviceUserNumber: company?.serviceUserNumber ?? '',
      bacsSortCode: company?.bacsSortCode ? formatSortCode(company.bacsSortCode) : '',
      bacsAccountNumber: company?.bacsAccountNumber ?? '',
    },
    failure: change.error,
    onSubmit: save,
  })
  return (
    <FormPage
      head={<TabTitle title="Payment file" />}
      beside={{
        label: 'What it is for',
        content: (
          <Text>
            You need this only if your bank has given you a service user number for Bacs. You can then download payments
            as a Standard 18 file. S4 has not tried that file with a bank. Try it with a small payment first. No worker
            sees these details.
          </Text>
        ),
      }}
    >
      <Form label="Payment file" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <TextField
          label="Service user number"
          hint="6 digits."
          inputMode="numeric"
          autoComplete="off"
          {...field('serviceUserNumber')}
        />
        <TextField
          label="Sort code you pay from"
          hint="6 digits, like 309430."
          inputMode="numeric"
          autoComplete="off"
          {...field('bacsSortCode')}
        />
        <TextField
          label="Account number you pay from"
          hint="6 to 8 digits."
          inputMode="numeric"
          autoComplete="off"
          {...field('bacsAccountNumber')}
        />
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            Save payment file details
          </Button>
          <ButtonLink to={companyLinks.profile} tone="plain">
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
    </FormPage>
  )
}
