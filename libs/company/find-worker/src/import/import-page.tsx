import type { WorkerImport } from '@s4/contract'
import { companyLinks } from '@s4/links'
import { ButtonLink, Page, Stack } from '@s4/ui'
import { useState } from 'react'
import { ChooseFile } from './choose-file'
import { MapColumns } from './map-columns'
import { OpenInvitations } from './open-invitations'

/** A company invites its own people by a file: choose it, say what its columns are, look, invite. */
export function ImportPage() {
  const [file, setFile] = useState<WorkerImport | null>(null)
  return (
    <Page>
      <Stack gap="lg">
        {file ? (
          <MapColumns key={file.id} file={file} onOther={() => setFile(null)} />
        ) : (
          <ChooseFile onRead={setFile} />
        )}
        <OpenInvitations />
        <div>
          <ButtonLink tone="plain" to={companyLinks.savedWorkers}>
            Back to saved workers
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  )
}
