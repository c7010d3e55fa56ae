import { Page } from '@s4/ui'
import { useLoaderData, useParams } from 'react-router-dom'
import { ApplicationRecord } from './application-record'
import { AssignmentRecord } from './assignment-record'
import type { RecordKind, ShiftParts } from './my-work-routes'

export function WorkRecordPage({ ShiftParts }: { ShiftParts?: ShiftParts }) {
  const { id = '' } = useParams()
  const kind = useLoaderData<RecordKind>()

  return <Page>{kind === 'assignment' ? <AssignmentRecord id={id} {...(ShiftParts && { ShiftParts })} /> : <ApplicationRecord id={id} />}</Page>
}
