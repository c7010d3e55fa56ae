import { useContractForm } from '@s4/api-client/forms'
import { JobSeekerPatch } from '@s4/contract'
import { requirements, skillCodes } from '@s4/domain/requirements'
import { Button, CheckboxGroupField, Form, Inline, Refusal, Section, Text } from '@s4/ui'
import { useProfile, useSaveProfile } from '../queries/profile-queries'

const Fields = JobSeekerPatch.pick({ skills: true }).required()
const groups = [
  { label: 'Languages', subject: 'languages' },
  { label: 'Clothing', subject: 'clothing' },
] as const
const optionsOf = (wanted: string) =>
  requirements
    .filter(({ code, subject }) => subject === wanted && skillCodes.some((skill) => skill === code))
    .map(({ code, label }) => ({ value: code, label }))

/** What a worker declares without a document. */
export function SkillsForm() {
  const { skills } = useProfile()
  const save = useSaveProfile()
  const { formProps, field, formState, reset } = useContractForm({
    schema: Fields,
    defaultValues: { skills },
    failure: save.error,
    onSubmit: (chosen) => save.mutate(chosen, { onSuccess: () => reset(chosen) }),
  })
  return (
    <Section title="Languages and clothing">
      <Text tone="muted">
        Jobs that ask for these are matched with what you choose. Companies read it as declared by you.
      </Text>
      <Form label="Languages and clothing" {...formProps}>
        <Refusal failure={save.error} />
        {groups.map(({ label, subject }) => (
          <CheckboxGroupField key={subject} label={label} inline options={optionsOf(subject)} {...field('skills')} />
        ))}
        <Inline>
          <Button type="submit" tone="quiet" busy={save.isPending}>
            {save.isSuccess && !formState.isDirty ? 'Saved' : 'Save languages and clothing'}
          </Button>
        </Inline>
      </Form>
    </Section>
  )
}
