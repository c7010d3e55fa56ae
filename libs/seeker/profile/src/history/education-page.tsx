import { useSessionStore } from '@s4/auth-session'
import { useChange } from '@s4/queries'
import { Text } from '@s4/ui'
import { periodText } from '@s4/work'
import { useSearchParams } from 'react-router-dom'
import { EditPage } from '../edit/edit-page'
import { EducationForm } from './education-form'
import { useProfile } from '../queries/profile-queries'
import { RecordList } from './record-list'

/** The list of education records, or the form of one. */
export function EducationPage() {
  const { educationRecords } = useProfile()
  const remove = useChange('education.remove')
  const session = useSessionStore()
  const [params] = useSearchParams()
  const record = params.get('record')
  const held = educationRecords.find(({ id }) => id === record)

  if (held ?? (record === 'new' || educationRecords.length === 0)) return <EducationForm key={record} held={held} />
  return (
    <EditPage title="Education">
      <RecordList
        noun="education"
        empty="No education yet."
        records={educationRecords.map(({ id, qualification, institution, ...period }) => ({
          id,
          title: `${qualification}, ${institution}`,
          about: (
            <Text size="small" tone="muted">
              {periodText(period)}
            </Text>
          ),
        }))}
        warning={
          educationRecords.length === 1
            ? 'This is your only education record. Without one your profile is not complete, and you cannot take work.'
            : undefined
        }
        onRemove={(id) => remove.mutateAsync({ id }).then(session.refresh, () => undefined)}
      />
    </EditPage>
  )
}
