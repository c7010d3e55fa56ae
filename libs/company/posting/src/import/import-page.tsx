import type { JobImport } from '@s4/contract'
import { MAX_IMPORTED_JOBS } from '@s4/domain/job-import'
import { companyLinks } from '@s4/links'
import { useSendCsv } from '@s4/queries'
import { ButtonLink, ExternalLink, Page, Stack, Text } from '@s4/ui'
import { ChooseCsvFile } from '@s4/work'
import { useState } from 'react'
import { exampleFile } from './example-file'
import { MapColumns } from './map-columns'

/** Posts the jobs of a file: choose it, say what its columns are, look, post. */
export function ImportPage() {
  const [file, setFile] = useState<JobImport | null>(null)
  return (
    <Page>
      <Stack gap="lg">
        {file ? (
          <MapColumns key={file.id} file={file} onOther={() => setFile(null)} />
        ) : (
          <ChooseFile onRead={setFile} />
        )}
        <div>
          <ButtonLink tone="plain" to={companyLinks.postJob}>
            Post one job instead
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  )
}

const ChooseFile = ({ onRead }: { onRead: (file: JobImport) => void }) => (
  <ChooseCsvFile
    title="Post jobs from a file"
    hint={`Up to ${MAX_IMPORTED_JOBS} jobs.`}
    {...useSendCsv('jobImports.create', onRead)}
  >
    <Text>
      Send a list of jobs as a CSV file. Its first line names the columns: site, role, date, start, end, people and pay
      per hour. You can add title, description and template. Where a row is empty, the template is used. Nothing is
      posted until you have looked at it.
    </Text>
    <Text>
      <ExternalLink href={exampleFile()} download="jobs.csv">
        Download an example
      </ExternalLink>
    </Text>
  </ChooseCsvFile>
)
