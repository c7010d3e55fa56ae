import { seekerLinks } from '@s4/links'
import { Page, TextLink } from '@s4/ui'
import { useLoaderData, useParams } from 'react-router-dom'
import { ApplicationRecord } from './applications/application-record'
import { AssignmentRecord, AssignmentTitle } from './assignments/assignment-record'
import type { RecordKind } from './record-kind'

export function WorkRecordPage() {
  const { id = '' } = useParams()
  const kind = useLoaderData<RecordKind>()

  return (
    <Page>
      <div>
        <TextLink to={kind === 'assignment' ? seekerLinks.assignedWork : seekerLinks.applications}>
          All my work
        </TextLink>
      </div>
      {kind === 'assignment' ? (
        <>
          <AssignmentTitle id={id} />
          <AssignmentRecord id={id} />
        </>
      ) : (
        <ApplicationRecord id={id} />
      )}
    </Page>
  )
}
