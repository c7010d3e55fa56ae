import { useApi } from '@s4/api-client'
import { ApiError } from '@s4/contract/api-error'
import type { WorkerImport } from '@s4/contract'
import { MAX_IMPORTED } from '@s4/domain/worker-import'
import { FileField, NextStepLink, Section, Text } from '@s4/ui'
import { useMutation } from '@tanstack/react-query'

/** Sends the file as soon as it is chosen, so that a refusal is shown here. */
export function ChooseFile({ onRead }: { onRead: (file: WorkerImport) => void }) {
  const api = useApi()
  const send = useMutation({
    meta: { shown: true },
    mutationFn: (file: File) => api.sendFile('workerImports.create', file),
    onSuccess: onRead,
  })
  const failure = send.error instanceof ApiError ? send.error : null
  const message =
    failure?.fields['file'] ?? failure?.message ?? (send.error && 'The file could not be sent. Try again.')
  return (
    <Section title="Invite your own people">
      <Text>
        Send a list of your people as CSV, with a line of headings: name, e-mail address, and if you like phone, payroll
        number, team and tags. Nobody is invited until you have looked at it.
      </Text>
      <FileField
        label="CSV file"
        hint={`Up to ${MAX_IMPORTED.toLocaleString('en-GB')} people. Commas, semicolons and tabs all work.`}
        accept=".csv,.tsv,.txt,text/csv"
        error={message || undefined}
        onChange={({ target: { files } }) => {
          const [file] = files ?? []
          if (file) send.mutate(file)
        }}
      />
      {failure && <NextStepLink failure={failure} />}
      {send.isPending && (
        <Text size="small" tone="muted" role="status">
          Reading the file…
        </Text>
      )}
    </Section>
  )
}
