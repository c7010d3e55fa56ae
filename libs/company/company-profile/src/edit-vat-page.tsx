import { useContractForm } from '@s4/api-client/forms'
import { companyLinks } from '@s4/links'
import { dateText, localDate } from '@s4/domain/shift-text'
import { openVat, vatRead } from '@s4/domain/vat-entry'
import { formatVatNumber } from '@s4/domain/vat-number'
import {
  Button,
  ButtonLink,
  ConfirmModal,
  DateField,
  ErrorSummary,
  Form,
  FormPage,
  Inline,
  List,
  Section,
  TabTitle,
  Text,
  TextField,
} from '@s4/ui'
import { useState } from 'react'
import { useBackToProfile, useChangeCompany, useCompany } from './queries/company-queries'

const loadCompanyVatEntry = () => import('./edit-vat-fields').then(({ CompanyVatEntry }) => CompanyVatEntry)

/** The company's registrations for VAT, as it declares them. */
export function EditVatPage() {
  const registrations = useCompany()?.vatRegistrations ?? []
  const read = openVat(registrations)
  const change = useChangeCompany()
  const goBack = useBackToProfile()
  const { field, errors, formProps, formState } = useContractForm({
    schema: loadCompanyVatEntry,
    defaultValues: {
      vatNumber: read.vatNumber && formatVatNumber(read.vatNumber),
      vatFrom: read.vatFrom,
    },
    failure: change.error,
    record: vatRead(read),
    onSubmit: (input) =>
      change.mutateAsync(input).then(
        () => goBack('Your VAT number is saved.'),
        () => undefined,
      ),
  })
  return (
    <FormPage
      head={<TabTitle title="VAT number" />}
      beside={{
        label: 'What it is for',
        content: (
          <Text>
            Some workers charge VAT. S4 can make their invoices only if you give your VAT number. Without it they send
            you their own. S4 checks the digits, and does not ask HMRC.
          </Text>
        ),
      }}
    >
      <Form label="Company VAT" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <TextField
          label="VAT registration number"
          hint="9 digits, with or without GB."
          autoComplete="off"
          spellCheck={false}
          {...field('vatNumber')}
        />
        <DateField label="Registered from" hint="The start date on your certificate." {...field('vatFrom')} />
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            Save VAT number
          </Button>
          {read.vatNumber && <EndRegistration read={read} />}
          <ButtonLink to={companyLinks.profile} tone="plain">
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
      {registrations.length > 0 && (
        <Section title="Declared so far">
          <List label="Registrations for VAT" gap="xs">
            {registrations.map(({ vatNumber, registeredOn, endedOn }) => (
              <li key={`${vatNumber} ${registeredOn}`}>
                {formatVatNumber(vatNumber)}, from {dateText(registeredOn)}
                {endedOn ? ` until ${dateText(endedOn)}` : ''}
              </li>
            ))}
          </List>
        </Section>
      )}
    </FormPage>
  )
}

function EndRegistration({ read }: { read: ReturnType<typeof openVat> }) {
  const change = useChangeCompany()
  const goBack = useBackToProfile()
  const [open, setOpen] = useState(false)
  const [day, setDay] = useState(() => localDate(new Date().toISOString()))
  const end = () =>
    change.mutate(
      { vatNumber: '', vatFrom: day, before: read },
      { onSuccess: () => goBack('Your registration for VAT has ended.') },
    )
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)}>
        Our registration has ended
      </Button>
      <ConfirmModal
        open={open}
        title="Has your VAT registration ended?"
        confirmLabel="It has ended"
        tone="danger"
        busy={change.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={end}
      >
        Workers who charge VAT then send you invoices of their own for work that ends on this day or later.
        <DateField
          label="First day without it"
          name="vatEnds"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </ConfirmModal>
    </>
  )
}
