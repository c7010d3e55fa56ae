import { problemSeverities, type ReportedProblemDetails } from '@s4/contract'
import { dueText, severityLabel } from '@s4/domain/problem-words'
import { Button, Section, SelectField, Stack } from '@s4/ui'
import { useState, type FormEvent } from 'react'
import { useChangeProblem } from './problem-queries'

/** The company's own hand on it: an owner, and how serious it is. */
export function ProblemOwnerForm({ problem: { id, owner, severity, members } }: { problem: ReportedProblemDetails }) {
  const change = useChangeProblem()
  const [ownerUid, setOwnerUid] = useState(owner?.uid ?? '')
  const [wanted, setWanted] = useState<string>(severity)
  const changed = ownerUid !== (owner?.uid ?? '') || wanted !== severity

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = problemSeverities.find((value) => value === wanted)
    change.mutate({ id, ownerUid: ownerUid || null, ...(chosen && { severity: chosen }) })
  }

  return (
    <Section title="Who sees to it">
      <form onSubmit={handleSubmit} aria-label="Who sees to it">
        <Stack>
          <SelectField
            label="Owner"
            emptyLabel="Nobody yet"
            value={ownerUid}
            onChange={({ target }) => setOwnerUid(target.value)}
            options={members.map(({ uid, email }) => ({ value: uid, label: email }))}
          />
          <SelectField
            label="How serious"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            options={problemSeverities.map((value) => ({ value, label: `${severityLabel[value]}: ${dueText[value]}` }))}
          />
          <Button type="submit" tone="quiet" busy={change.isPending} disabled={!changed}>
            Save
          </Button>
        </Stack>
      </form>
    </Section>
  )
}
