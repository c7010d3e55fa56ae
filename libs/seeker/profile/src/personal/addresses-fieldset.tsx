import type { FilledForm } from '@s4/api-client/forms'
import type { PersonalDetails } from '@s4/contract'
import { Button, Card, DateField, FieldGroup, Fieldset, Text, TextField } from '@s4/ui'
import { useFieldArray } from 'react-hook-form'
import type { z } from 'zod'

export const blankAddress = { line1: '', line2: '', town: '', postcode: '', from: '', to: '' }

interface AddressesFieldsetProps {
  form: FilledForm<z.input<typeof PersonalDetails>, z.output<typeof PersonalDetails>>
}

/** Present and former addresses; exactly one has no end. */
export function AddressesFieldset({ form: { control, field, formState } }: AddressesFieldsetProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'address' })
  const wrong = formState.errors.address?.root?.message ?? formState.errors.address?.message

  return (
    <Fieldset
      legend="Addresses"
      hint="Some companies ask for the last five years. Leave “Until” empty for where you live now."
    >
      {wrong && (
        <Text tone="danger" weight="bold">
          {wrong}
        </Text>
      )}
      {fields.map(({ id }, index) => (
        <Card key={id} as="section" aria-label={`Address ${index + 1}`}>
          <TextField
            label="Address line 1"
            autoComplete={index === 0 ? 'address-line1' : 'off'}
            {...field(`address.${index}.line1`)}
          />
          <TextField
            label="Address line 2"
            optional
            autoComplete={index === 0 ? 'address-line2' : 'off'}
            {...field(`address.${index}.line2`)}
          />
          <FieldGroup>
            <TextField
              label="Town or city"
              autoComplete={index === 0 ? 'address-level2' : 'off'}
              {...field(`address.${index}.town`)}
            />
            <TextField
              label="Postcode"
              autoComplete={index === 0 ? 'postal-code' : 'off'}
              autoCapitalize="characters"
              {...field(`address.${index}.postcode`)}
            />
          </FieldGroup>
          <FieldGroup>
            <DateField
              label="From"
              hint="The first day. If you do not know it, put the first of the month."
              {...field(`address.${index}.from`)}
            />
            <DateField label="Until" optional {...field(`address.${index}.to`)} />
          </FieldGroup>
          {fields.length > 1 && (
            <Button tone="plain" size="small" onClick={() => remove(index)}>
              Remove address {index + 1}
            </Button>
          )}
        </Card>
      ))}
      <Button tone="quiet" onClick={() => append(blankAddress)}>
        Add an earlier address
      </Button>
    </Fieldset>
  )
}
