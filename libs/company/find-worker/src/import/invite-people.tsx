import type { EngagementKind, ImportPreview, WorkerImport } from '@s4/contract'
import type { ImportMapping } from '@s4/domain/worker-import'
import type { useChange } from '@s4/queries'
import { Button, CheckboxField, Inline, NextStepLink, ProgressBar, RadioGroupField, Section, Stack, Text } from '@s4/ui'
import { useState } from 'react'
import { useImportProgress } from '../queries/import-queries'

interface InvitePeopleProps {
  file: WorkerImport
  mapping: ImportMapping
  preview: ImportPreview
  run: ReturnType<typeof useChange<'workerImports.run'>>
  /** Rows have changed since they were looked at: a colleague invited the same people, or a team is gone. */
  onStale: () => void
}

/** How the people of a file work for the company, and the press that invites them. */
export function InvitePeople({ file: { id }, mapping, preview: { ready, wrong }, run, onStale }: InvitePeopleProps) {
  const [kind, setKind] = useState<EngagementKind | ''>('')
  const [leaveOutWrong, setLeaveOut] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const leaveOutText = run.error?.fields['leaveOutWrong'] ?? (isAsked && wrong > 0 && !leaveOutWrong ? ASK : undefined)

  const send = () => {
    setAsked(true)
    if (kind !== '' && (wrong === 0 || leaveOutWrong))
      run.mutate(
        { id, mapping, kind, leaveOutWrong },
        { onError: ({ fields }) => fields['leaveOutWrong'] && onStale() },
      )
  }

  if (ready === 0) return null
  return (
    <Section title="Invite them">
      <Stack>
        <RadioGroupField
          label="How do they work for you?"
          name="kind"
          value={kind}
          error={isAsked && kind === '' ? 'Choose how they work for you.' : undefined}
          options={[
            {
              value: 'own-staff',
              label: 'As own staff',
              hint: 'You employ them and pay them through your payroll. S4 makes no invoices of their work.',
            },
            {
              value: 'self-employed',
              label: 'Self-employed',
              hint: 'S4 makes invoices in their name once hours are agreed.',
            },
          ]}
          onChange={({ target }) => setKind(target.value as EngagementKind)}
        />
        {wrong > 0 && (
          <CheckboxField
            label={wrong === 1 ? 'Leave out the row with errors' : `Leave out the ${wrong} rows with errors`}
            checked={leaveOutWrong}
            error={leaveOutText}
            onChange={({ target }) => setLeaveOut(target.checked)}
          />
        )}
        <Text size="small" tone="muted">
          Each gets an email with a link that works for 14 days. Whoever does not accept is not on your list.
        </Text>
        {run.error && (wrong === 0 || run.error.fields['leaveOutWrong'] === undefined) && (
          <Text tone="danger" role="alert">
            {run.error.fields['leaveOutWrong'] ?? run.error.message} <NextStepLink failure={run.error} />
          </Text>
        )}
        {run.isPending && <Progress id={id} total={ready} />}
        <Inline>
          <Button busy={run.isPending} onClick={send}>
            {ready === 1 ? 'Invite 1 person' : `Invite ${ready} people`}
          </Button>
        </Inline>
      </Stack>
    </Section>
  )
}

const ASK = 'Tick this, or correct the file and send it again.'

function Progress({ id, total }: { id: string; total: number }) {
  const { data } = useImportProgress(id)
  const done = data?.done ?? 0
  return <ProgressBar label="Inviting" value={done} max={total} text={`${done} of ${total}`} />
}
