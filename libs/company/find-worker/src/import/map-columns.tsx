import type { ImportPreview, WorkerImport } from '@s4/contract'
import { importColumns, type ImportColumn, type ImportMapping } from '@s4/domain/worker-import'
import { useChange } from '@s4/queries'
import { Button, FieldGroup, Inline, Refusal, Section, SelectField, Text } from '@s4/ui'
import { useState } from 'react'
import { usePreview } from '../queries/import-queries'
import { InvitePeople } from './invite-people'
import { PreviewTables } from './preview-tables'

const columns = Object.entries(importColumns) as [ImportColumn, string][]

/** Which column of the file is what, guessed from its headings, and what comes of it. */
export function MapColumns({ file, onOther }: { file: WorkerImport; onOther: () => void }) {
  const [mapping, setMapping] = useState<ImportMapping>(file.mapping)
  const preview = usePreview()
  const run = useChange('workerImports.run', { shown: true })
  const [looked, setLooked] = useState<ImportPreview | null>(null)

  const choose = (column: ImportColumn, value: string) => {
    const { [column]: _, ...others } = mapping
    setMapping(value === '' ? others : { ...others, [column]: Number(value) })
    setLooked(null)
  }

  if (run.data)
    return (
      <Section title={file.fileName}>
        <Text role="status">
          {run.data.invited === 1 ? '1 person has been invited' : `${run.data.invited} people have been invited`} by
          mail. They are on your list once they accept.
          {run.data.leftOut > 0 && ` ${run.data.leftOut} rows were left out.`}
        </Text>
        <Inline>
          <Button tone="quiet" onClick={onOther}>
            Send another file
          </Button>
        </Inline>
      </Section>
    )
  return (
    <>
      <Section title={`Columns of ${file.fileName}`}>
        <Text tone="muted">{file.rows === 1 ? '1 person' : `${file.rows} people`}. Say which column is what.</Text>
        <FieldGroup min={200}>
          {columns.map(([column, label]) => (
            <SelectField
              key={column}
              label={label}
              emptyLabel="Not in the file"
              options={file.header.map((heading, at) => ({ value: String(at), label: heading || `Column ${at + 1}` }))}
              value={mapping[column] === undefined ? '' : String(mapping[column])}
              error={preview.error?.fields[`mapping.${column}`]}
              disabled={run.isPending}
              onChange={({ target }) => choose(column, target.value)}
            />
          ))}
        </FieldGroup>
        <Refusal failure={preview.error} />
        <Inline>
          <Button
            busy={preview.isPending}
            disabled={run.isPending}
            onClick={() => preview.mutate({ id: file.id, mapping }, { onSuccess: setLooked })}
          >
            Look at the people
          </Button>
          <Button tone="plain" disabled={run.isPending} onClick={onOther}>
            Choose another file
          </Button>
        </Inline>
      </Section>
      {looked && (
        <>
          <PreviewTables preview={looked} />
          <InvitePeople file={file} mapping={mapping} preview={looked} run={run} />
        </>
      )}
    </>
  )
}
