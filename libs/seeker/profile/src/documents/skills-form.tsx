import { useContractForm } from '@s4/api-client/forms'
import { requirements, skillCodes } from '@s4/domain/requirements'
import { Button, CheckboxGroupField, Form, Inline, Refusal, SavedMark, Section, Text } from '@s4/ui'
import { LanguagesField } from '@s4/work'
import { useProfile, useSaveProfile } from '../queries/profile-queries'

const loadFields = () => import('./skills-fields').then(({ Fields }) => Fields)
const clothing = requirements
  .filter(({ subject }) => subject === 'clothing')
  .map(({ code, label }) => ({ value: code, label }))

/** What a worker declares without a document. */
export function SkillsForm() {
  const { skills } = useProfile()
  const save = useSaveProfile()
  const { formProps, formState, restart, setValue, watch } = useContractForm({
    schema: loadFields,
    defaultValues: { skills },
    record: { values: { skills }, labels: { skills: 'Languages and clothing' } },
    failure: save.error,
    onSubmit: (chosen): void => save.mutate(chosen, { onSuccess: (saved) => restart({ skills: saved.skills }) }),
  })
  const chosen = watch('skills')
  const toggle = (code: string, isChosen: boolean) =>
    setValue(
      'skills',
      skillCodes.filter((skill) => (skill === code ? isChosen : chosen.includes(skill))),
      { shouldDirty: true },
    )
  return (
    <Section title="Languages and clothing">
      <Text tone="muted">We match you with jobs that ask for these. Companies see that you said so yourself.</Text>
      <Form label="Languages and clothing" {...formProps}>
        <Refusal failure={save.error} />
        <LanguagesField
          values={chosen}
          hint="Type the first letters, then choose how well you speak it."
          onToggle={toggle}
        />
        <CheckboxGroupField
          label="Clothing"
          name="clothing"
          inline
          options={clothing}
          values={chosen}
          onChange={({ target }) => toggle(target.value, target.checked)}
        />
        <Inline>
          <Button type="submit" tone="quiet" busy={save.isPending}>
            Save languages and clothing
          </Button>
          <SavedMark state={formState.isDirty || save.isPending ? 'idle' : save.status} />
        </Inline>
      </Form>
    </Section>
  )
}
