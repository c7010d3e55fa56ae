import {
  certificateTypes,
  requirementCodes,
  requirements,
  type RequirementCode,
  type RequirementSubject,
} from '@s4/domain/requirements'
import { CheckboxGroupField, Disclosure, Stack } from '@s4/ui'
import { LanguagesField } from '@s4/work'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { PostingFormState } from '../draft/use-posting-form'

const NONE: readonly RequirementCode[] = []
const optionsOf = (subjects: readonly RequirementSubject[]) =>
  requirements.filter(({ subject }) => subjects.includes(subject)).map(({ code, label }) => ({ value: code, label }))

/** What the job asks for besides the licence, from the list that workers declare from. */
export function RequirementFields({ form: { field, control, setValue } }: { form: PostingFormState }) {
  const chosen = useWatch({ control, name: 'requirements' }) ?? NONE
  // Fixed, so that it does not close when the last one is taken away.
  const [startsOpen] = useState(chosen.length > 0)
  const { error } = field('requirements')
  const toggle = (code: string, isChosen: boolean) =>
    setValue(
      'requirements',
      requirementCodes.filter((each) => (each === code ? isChosen : chosen.includes(each))),
      { shouldDirty: true },
    )
  const group = (label: string, subjects: readonly RequirementSubject[]) => (
    <CheckboxGroupField
      label={label}
      name={label}
      inline
      options={optionsOf(subjects)}
      values={chosen}
      onChange={({ target }) => toggle(target.value, target.checked)}
      error={subjects === certificateTypes ? error : undefined}
    />
  )
  return (
    <Disclosure summary={chosen.length > 0 ? `Requirements (${chosen.length})` : 'Requirements'} open={startsOpen}>
      <Stack gap="md">
        {group('Training and insurance', certificateTypes)}
        {group('Driving', ['driving'])}
        <LanguagesField
          values={chosen}
          hint="Type the first letters. Then choose how well people must speak it."
          onToggle={toggle}
        />
        {group('Clothing', ['clothing'])}
      </Stack>
    </Disclosure>
  )
}
