import { useContractForm } from '@s4/api-client/forms'
import { localDate } from '@s4/domain/shift-text'
import { openVat, vatRead } from '@s4/domain/vat-entry'
import { formatVatNumber } from '@s4/domain/vat-number'
import { Button, ConfirmModal, DateField, Form, Inline, Section, Text, TextField } from '@s4/ui'
import { useState } from 'react'
import { useProfile, useSaveProfile } from '../queries/profile-queries'
import { useContinueProfile } from '../edit/use-continue-profile'

const loadVatEntry = () => import('./vat-fields').then(({ VatEntry }) => VatEntry)

/** A VAT number puts VAT on every later invoice. */
export function VatForm() {
  const { vatNumber, vatRegistrations } = useProfile()
  const read = openVat(vatRegistrations)
  const save = useSaveProfile()
  const continueProfile = useContinueProfile()
  const { field, formProps, formState } = useContractForm({
    schema: loadVatEntry,
    defaultValues: {
      vatNumber: read.vatNumber && formatVatNumber(read.vatNumber),
      vatFrom: read.vatFrom,
    },
    failure: save.error,
    record: vatRead(read),
    onSubmit: (input) =>
      save.mutateAsync(input).then(
        () => continueProfile({ message: 'Your VAT registration number is saved.' }),
        () => undefined,
      ),
  })

  return (
    <Section title="VAT">
      <Text>
        Fill this in only if you are registered for VAT. We then add 20% to your pay, and you pay it to HMRC. This
        begins with work that ends on your first day of VAT. Companies see that you charge VAT before they offer you
        work. After a change, agree again with each company under Invoices. We tell the companies.
      </Text>
      <Form label="VAT" {...formProps}>
        <TextField
          label="VAT registration number"
          hint="9 digits, with or without GB."
          autoComplete="off"
          spellCheck={false}
          {...field('vatNumber')}
        />
        <DateField label="Registered from" hint="The start date on your certificate." {...field('vatFrom')} />
        <Inline>
          <Button type="submit" tone="quiet" busy={formState.isSubmitting}>
            Save VAT number
          </Button>
          {vatNumber && <EndRegistration read={read} />}
        </Inline>
      </Form>
    </Section>
  )
}

function EndRegistration({ read }: { read: ReturnType<typeof openVat> }) {
  const save = useSaveProfile()
  const continueProfile = useContinueProfile()
  const [isModalOpen, setModalOpen] = useState(false)
  const [day, setDay] = useState(() => localDate(new Date().toISOString()))
  const end = () =>
    save.mutate(
      { vatNumber: '', vatFrom: day, before: read },
      {
        onSuccess: () => continueProfile({ message: 'Your registration for VAT has ended.' }),
        onSettled: () => setModalOpen(false),
      },
    )

  return (
    <>
      <Button tone="plain" onClick={() => setModalOpen(true)}>
        My registration has ended
      </Button>
      <ConfirmModal
        open={isModalOpen}
        title="Has your VAT registration ended?"
        confirmLabel="It has ended"
        tone="danger"
        busy={save.isPending}
        onCancel={() => setModalOpen(false)}
        onConfirm={end}
      >
        Work that ends on this day or later has no VAT. Invoices made before stay as they are.
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
