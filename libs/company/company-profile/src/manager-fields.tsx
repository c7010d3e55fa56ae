import { Fieldset, TextField, type TextFieldProps } from '@s4/ui'

type ManagerField = 'manager.managerName' | 'manager.managerEmail' | 'manager.managerPhone'

export function ManagerFields({ field }: { field: (name: ManagerField) => Partial<TextFieldProps> }) {
  return (
    <Fieldset
      legend="Manager"
      hint={
        'Gets an email when a worker misses a check call, asks for help or is 10 minutes late. ' +
        'It is an email only. You ring the worker.'
      }
    >
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
