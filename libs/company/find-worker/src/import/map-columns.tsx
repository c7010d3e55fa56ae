import type { ImportPreview, WorkerImport } from '@s4/contract'
import { importColumns, type ImportMapping } from '@s4/domain/worker-import'
import { useChange } from '@s4/queries'
import { Button, Inline, Section, Text } from '@s4/ui'
import { CsvColumns } from '@s4/work'
import { useState } from 'react'
import { usePreview } from '../queries/import-queries'
import { InvitePeople } from './invite-people'
import { PreviewTables } from './preview-tables'

/** Which column of the file is what, guessed from its headings, and what comes of it. */
export function MapColumns({ file, onOther }: { file: WorkerImport; onOther: () => void }) {
  const [mapping, setMapping] = useState<ImportMapping>(file.mapping)
  const preview = usePreview()
  const run = useChange('workerImports.run', { shown: true })
  const [looked, setLooked] = useState<ImportPreview | null>(null)

  const look = () => preview.mutate({ id: file.id, mapping }, { onSuccess: setLooked })
  const choose = (chosen: ImportMapping) => {
    setMapping(chosen)
    setLooked(null)
  }

  if (run.data)
    return (
      <Section title={file.fileName}>
        <Text role="status">
          {run.data.invited === 1 ? '1 person has been invited' : `${run.data.invited} people have been invited`} by
          email. They are on your list once they accept.
          {run.data.leftOut > 0 &&
            (run.data.leftOut === 1 ? ' 1 row was left out.' : ` ${run.data.leftOut} rows were left out.`)}
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
      <CsvColumns
        file={file}
        rowsText={file.rows === 1 ? '1 person' : `${file.rows} people`}
        labels={importColumns}
        mapping={mapping}
        failure={preview.error}
        lookLabel="Look at the people"
        busy={preview.isPending}
        locked={run.isPending}
        onChange={choose}
        onLook={look}
        onOther={onOther}
      />
      {looked && (
        <>
          <PreviewTables preview={looked} />
          <InvitePeople file={file} mapping={mapping} preview={looked} run={run} onStale={look} />
        </>
      )}
    </>
  )
}
