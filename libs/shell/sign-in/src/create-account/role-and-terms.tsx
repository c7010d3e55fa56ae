import { shellLinks } from '@s4/links'
import type { Role } from '@s4/contract'
import { CheckboxField, RadioGroupField, TextField, TextLink } from '@s4/ui'
import type { ComponentProps } from 'react'

type RegisterField = (
  name: 'role' | 'phone' | 'terms',
) => Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref'> & { name: string; error?: string }

const roles: { value: Role; label: string; hint: string }[] = [
  { value: 'Job Seeker', label: 'Find work', hint: 'For self-employed people in security.' },
  { value: 'Company', label: 'Post work', hint: 'For companies that need shifts covered.' },
]

export function RoleField({ field }: { field: RegisterField }) {
  return <RadioGroupField label="What are you here for?" options={roles} {...field('role')} />
}

export function PhoneField({ field }: { field: RegisterField }) {
  return (
    <TextField
      label="Phone number"
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      hint="For urgent messages about a shift."
      {...field('phone')}
    />
  )
}

export function TermsField({ field }: { field: RegisterField }) {
  return (
    <CheckboxField
      label={
        <>
          I accept the{' '}
          <TextLink to={shellLinks.terms} target="_blank">
            terms
          </TextLink>{' '}
          and have read the{' '}
          <TextLink to={shellLinks.privacy} target="_blank">
            privacy notice
          </TextLink>
        </>
      }
      {...field('terms')}
    />
  )
}
