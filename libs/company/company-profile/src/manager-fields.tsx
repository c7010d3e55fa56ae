import { Fieldset, TextField, type TextFieldProps } from '@s4/ui'

type ManagerField = 'manager.managerName' | 'manager.managerEmail' | 'manager.managerPhone'

export const managerText =
  'The manager gets an email when a worker misses a check call, asks for help or is 10 minutes late. ' +
  'It is an email only. Somebody of your company then has to ring the worker.'

interface ManagerFieldsProps {
  field: (name: ManagerField) => Partial<TextFieldProps>
  hint?: string
}

export function ManagerFields({ field, hint }: ManagerFieldsProps) {
  return (
    <Fieldset legend="Manager" hint={hint}>
      <TextField label="Name" autoComplete="name" {...field('manager.managerName')} />
      <TextField
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('manager.managerEmail')}
      />
      <TextField
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="A UK number, or one with its country code."
        {...field('manager.managerPhone')}
      />
    </Fieldset>
  )
}
