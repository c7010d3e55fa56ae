import { useSessionStore } from '@s4/auth-session'
import { useChange } from '@s4/queries'
import { Text } from '@s4/ui'
import { periodText } from '@s4/work'
import { useSearchParams } from 'react-router-dom'
import { EditPage } from '../edit/edit-page'
import { ExperienceForm } from './experience-form'
import { useProfile } from '../queries/profile-queries'
import { RecordList } from './record-list'

/** The list of experience, or the form of one record. */
export function ExperiencePage() {
  const { experiences } = useProfile()
  const remove = useChange('experience.remove')
  const session = useSessionStore()
  const [params] = useSearchParams()
  const record = params.get('record')
  const held = experiences.find(({ id }) => id === record)

  if (held ?? (record === 'new' || experiences.length === 0)) return <ExperienceForm key={record} held={held} />
  return (
    <EditPage title="Experience">
      <RecordList
        noun="experience"
        empty="No experience yet."
        records={experiences.map(({ id, position, employer, ...rest }) => ({
          id,
          title: `${position}, ${employer}`,
          about: (
            <Text size="small" tone="muted">
              {periodText(rest)}
            </Text>
          ),
        }))}
        warning={
          experiences.length === 1
            ? 'It is your only experience: without any, your profile is not complete and work closes again.'
            : undefined
        }
        onRemove={(id) => remove.mutateAsync({ id }).then(session.refresh, () => undefined)}
      />
    </EditPage>
  )
}
