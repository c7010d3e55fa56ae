import { certificateTypes, requirements, type RequirementSubject } from '@s4/domain/requirements'
import { CheckboxGroupField, Disclosure, Stack } from '@s4/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { PostingFormState } from '../draft/use-posting-form'

const groups: { label: string; subjects: readonly RequirementSubject[] }[] = [
  { label: 'Training and insurance', subjects: certificateTypes },
  { label: 'Driving', subjects: ['driving'] },
  { label: 'Languages', subjects: ['languages'] },
  { label: 'Clothing', subjects: ['clothing'] },
]

/** What the job asks for besides the licence, from the list that workers declare from. */
export function RequirementFields({ form: { field, control } }: { form: PostingFormState }) {
  const chosen = useWatch({ control, name: 'requirements' }) ?? []
  // Fixed, so that it does not close when the last one is taken away.
  const [startsOpen] = useState(chosen.length > 0)
  const { error, ...register } = field('requirements')
  return (
    <Disclosure summary={chosen.length > 0 ? `Requirements (${chosen.length})` : 'Requirements'} open={startsOpen}>
      <Stack gap="md">
        {groups.map(({ label, subjects }, index) => (
          <CheckboxGroupField
            key={label}
            label={label}
            inline
            options={requirements
              .filter(({ subject }) => subjects.includes(subject))
              .map((requirement) => ({ value: requirement.code, label: requirement.label }))}
            {...register}
            {...(index === 0 && error !== undefined && { error })}
          />
        ))}
      </Stack>
    </Disclosure>
  )
}
