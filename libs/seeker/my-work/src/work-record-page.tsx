import { Page } from '@s4/ui'
import { useLoaderData, useParams } from 'react-router-dom'
import { ApplicationRecord } from './applications/application-record'
import { AssignmentRecord } from './assignments/assignment-record'
import type { RecordKind } from './record-kind'

export function WorkRecordPage() {
  const { id = '' } = useParams()
  const kind = useLoaderData<RecordKind>()

  return <Page>{kind === 'assignment' ? <AssignmentRecord id={id} /> : <ApplicationRecord id={id} />}</Page>
}
