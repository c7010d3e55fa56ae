import { payBandKinds, paymentDays, type PayBand } from '@s4/domain/pay-terms'
import { Button, CheckboxField, Disclosure, Fieldset, Inline, SelectField, Stack, Text, TextField } from '@s4/ui'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { dueTexts, newBand } from '../draft/pay-terms-form'
import type { PostingFormState } from '../draft/use-posting-form'

const kinds: Record<PayBand['kind'], string> = {
  night: 'Nights',
  saturday: 'Saturdays',
  sunday: 'Sundays',
  bankHoliday: 'Bank holidays',
  dates: 'Named dates',
}

/** What is paid besides the base rate; closed until it is wanted, or has a mistake in it. */
export function PayTermsFields({ form }: { form: PostingFormState }) {
  const { field, errors } = form
  // Stays open when the mistake is corrected: the person is still typing in it.
  const [opened, setOpened] = useState(false)
  if (!opened && errors.some(({ name }) => name.startsWith('terms.pay'))) setOpened(true)
  return (
    <Disclosure summary="Pay terms" open={opened}>
      <Stack>
        <Bands form={form} />
        <TextField
          label="Minimum call-out"
          suffix="hours"
          optional
          inputMode="decimal"
          hint="You pay at least this to everybody who books on, even if you send them home early."
          {...field('terms.pay.minimumMinutes')}
        />
        <Fieldset legend="Expenses">
          <Inline align="end">
            <TextField
              label="Mileage, a mile"
              prefix="£"
              optional
              inputMode="decimal"
              {...field('terms.pay.expenses.pencePerMile')}
            />
            <TextField
              label="Mileage, at most a shift"
              prefix="£"
              optional
              inputMode="decimal"
              {...field('terms.pay.expenses.mileageUpTo')}
            />
          </Inline>
          <TextField
            label="Parking, at most a shift"
            prefix="£"
            optional
            inputMode="decimal"
            {...field('terms.pay.expenses.parkingUpTo')}
          />
          <CheckboxField label="Parking needs a receipt" {...field('terms.pay.expenses.receipts')} />
        </Fieldset>
        <SelectField
          label="Invoices are due"
          options={paymentDays.map((value) => ({ value, label: dueTexts[value] }))}
          {...field('terms.pay.paymentDays')}
        />
      </Stack>
    </Disclosure>
  )
}

function Bands({ form }: { form: PostingFormState }) {
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'terms.pay.bands' })
  return (
    <Fieldset legend="Higher rates">
      <Text tone="muted" size="small">
        If more than one rate fits, the highest is paid. They are not added up.
      </Text>
      {fields.map((band, index) => (
        <Band key={band.id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < 8 && (
        <Button tone="quiet" size="small" onClick={() => append(newBand)}>
          Add a higher rate
        </Button>
      )}
    </Fieldset>
  )
}

interface BandProps {
  form: PostingFormState
  index: number
  onRemove: () => void
}

function Band({ form: { control, field }, index, onRemove }: BandProps) {
  const [kind, unit] = useWatch({
    control,
    name: [`terms.pay.bands.${index}.kind`, `terms.pay.bands.${index}.unit`],
  })
  return (
    <Inline align="end" role="group" aria-label={`Band ${index + 1}`}>
      <SelectField
        label="For"
        options={payBandKinds.map((value) => ({ value, label: kinds[value] }))}
        {...field(`terms.pay.bands.${index}.kind`)}
      />
      {kind === 'night' && (
        <>
          <TextField label="From" type="time" {...field(`terms.pay.bands.${index}.from`)} />
          <TextField label="To" type="time" {...field(`terms.pay.bands.${index}.to`)} />
        </>
      )}
      {kind === 'dates' && (
        <TextField label="Dates" hint="Like 31/12/2026, with commas." {...field(`terms.pay.bands.${index}.dates`)} />
      )}
      <SelectField
        label="On top"
        options={[
          { value: 'percent', label: 'Per cent' },
          { value: 'pencePerHour', label: 'Pounds an hour' },
        ]}
        {...field(`terms.pay.bands.${index}.unit`)}
      />
      <TextField
        label="Amount"
        inputMode="decimal"
        {...(unit === 'percent' ? { suffix: '%' } : { prefix: '£' })}
        {...field(`terms.pay.bands.${index}.extra`)}
      />
      <Button tone="plain" onClick={onRemove} aria-label={`Remove band ${index + 1}`}>
        Remove
      </Button>
    </Inline>
  )
}
