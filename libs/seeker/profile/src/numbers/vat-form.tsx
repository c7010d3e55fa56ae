import { useContractForm } from '@s4/api-client/forms'
import { VatEntry } from '@s4/contract'
import { formatVatNumber } from '@s4/domain/vat-number'
import { Button, ConfirmModal, Form, Inline, Section, Text, TextField } from '@s4/ui'
import { useState } from 'react'
import { useProfile, useSaveProfile } from '../queries/profile-queries'
import { useContinueProfile } from '../edit/use-continue-profile'

/** A VAT number puts VAT on every later invoice. */
export function VatForm() {
  const { vatNumber } = useProfile()
  const save = useSaveProfile()
  const continueProfile = useContinueProfile()
  const { field, formProps, formState } = useContractForm({
    schema: VatEntry,
    defaultValues: { vatNumber: vatNumber ? formatVatNumber(vatNumber) : '' },
    failure: save.error,
    onSubmit: (input) =>
      save.mutateAsync(input).then(
        () => continueProfile({ message: 'Your VAT registration number is saved.' }),
        () => undefined,
      ),
  })

  return (
    <Section title="VAT">
      <Text>
        Only if HMRC has registered you for VAT. From then on 20 % is added to your pay on every invoice, for you to pay
        to HMRC. Companies that see you as a worker read that you charge it, before they offer you work; your number
        stands only on the invoices. Companies you have self-billing with are told when it changes.
      </Text>
      <Form label="VAT" {...formProps}>
        <TextField
          label="VAT registration number"
          hint="9 digits, with or without GB."
          autoComplete="off"
          spellCheck={false}
          {...field('vatNumber')}
        />
        <Inline>
          <Button type="submit" tone="quiet" busy={formState.isSubmitting}>
            Save VAT number
          </Button>
          {vatNumber && <EndRegistration />}
        </Inline>
      </Form>
    </Section>
  )
}

function EndRegistration() {
  const save = useSaveProfile()
  const continueProfile = useContinueProfile()
  const [isModalOpen, setModalOpen] = useState(false)
  const end = () =>
    save.mutate(
      { vatNumber: '' },
      {
        onSuccess: () => continueProfile({ message: 'Your invoices carry no VAT from now on.' }),
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
        Invoices made from now on carry no VAT. Those made before stay as they are.
      </ConfirmModal>
    </>
  )
}
