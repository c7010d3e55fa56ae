import { useContractForm } from '@s4/api-client/forms'
import type { ReportedProblemDetails } from '@s4/contract'
import { dueText, problemSeverities, severityLabel } from '@s4/domain/problem-words'
import { Button, Section, SelectField, Stack } from '@s4/ui'
import { useChangeProblem } from './problem-queries'

const loadOwnerFields = () => import('./problem-owner-fields').then(({ OwnerFields }) => OwnerFields)

/** The company's own hand on it: an owner, and how serious it is. */
export function ProblemOwnerForm({ problem: { id, owner, severity, members } }: { problem: ReportedProblemDetails }) {
  const change = useChangeProblem()
  const held = { ownerUid: owner?.uid ?? '', severity }
  const { formProps, field, watch } = useContractForm({
    schema: loadOwnerFields,
    defaultValues: held,
    failure: change.error,
    keepsDraft: false,
    onSubmit: ({ ownerUid, severity: wanted }) =>
      change.mutate({ id, ownerUid: ownerUid || null, ...(wanted && { severity: wanted }) }),
  })
  const chosen = watch()
  const changed = chosen.ownerUid !== held.ownerUid || chosen.severity !== held.severity

  return (
    <Section title="Owner and severity">
      <form noValidate onSubmit={formProps.onSubmit} aria-label="Owner and severity">
        <Stack>
          <SelectField
            label="Owner"
            emptyLabel="Nobody yet"
            options={members.map(({ uid, name }) => ({ value: uid, label: name }))}
            {...field('ownerUid')}
          />
          <SelectField
            label="How serious"
            options={problemSeverities.map((value) => ({ value, label: `${severityLabel[value]}: ${dueText[value]}` }))}
            {...field('severity')}
          />
          <Button type="submit" tone="quiet" busy={change.isPending} disabled={!changed}>
            Save
          </Button>
        </Stack>
      </form>
    </Section>
  )
}
