import { useEndpointMutation } from '@s4/api-client'
import type { JobImport, JobImportPreview } from '@s4/contract'
import { jobColumns, type JobMapping } from '@s4/domain/job-import'
import { companyLinks } from '@s4/links'
import { useChange } from '@s4/queries'
import { Button, ButtonLink, Inline, Section, Text } from '@s4/ui'
import { CsvColumns, CsvErrors } from '@s4/work'
import { useState } from 'react'
import { PostJobs } from './post-jobs'
import { PreviewJobs } from './preview-jobs'

/** Which column of the file is what, guessed from its headings, and what comes of it. */
export function MapColumns({ file, onOther }: { file: JobImport; onOther: () => void }) {
  const [mapping, setMapping] = useState<JobMapping>(file.mapping)
  const [looked, setLooked] = useState<JobImportPreview | null>(null)
  const preview = useEndpointMutation('jobImports.preview', { shown: true, repeatable: true })
  const run = useChange('jobImports.run', { shown: true })
  const look = () => preview.mutate({ id: file.id, mapping }, { onSuccess: setLooked })
  const choose = (chosen: JobMapping) => {
    setMapping(chosen)
    setLooked(null)
  }

  if (run.data) return <Posted fileName={file.fileName} {...run.data} onOther={onOther} />
  return (
    <>
      <CsvColumns
        file={file}
        rowsText={file.rows === 1 ? '1 job' : `${file.rows} jobs`}
        labels={jobColumns}
        mapping={mapping}
        failure={preview.error}
        lookLabel="Look at the jobs"
        busy={preview.isPending}
        locked={run.isPending}
        onChange={choose}
        onLook={look}
        onOther={onOther}
      />
      {looked && (
        <>
          <CsvErrors wrong={looked.wrong} errors={looked.errors} labels={jobColumns} />
          <PreviewJobs jobs={looked.jobs} />
          <PostJobs id={file.id} mapping={mapping} preview={looked} run={run} onStale={look} />
        </>
      )}
    </>
  )
}

interface PostedProps {
  fileName: string
  posted: number
  leftOut: number
  onOther: () => void
}

const Posted = ({ fileName, posted, leftOut, onOther }: PostedProps) => (
  <Section title={fileName}>
    <Text role="status">
      {posted === 1 ? '1 job is posted.' : `${posted} jobs are posted.`}
      {leftOut > 0 && (leftOut === 1 ? ' 1 row was left out.' : ` ${leftOut} rows were left out.`)}
    </Text>
    <Inline>
      <ButtonLink to={companyLinks.jobs}>See your jobs</ButtonLink>
      <Button tone="quiet" onClick={onOther}>
        Send another file
      </Button>
    </Inline>
  </Section>
)
