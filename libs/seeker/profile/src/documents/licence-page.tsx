import { useChange } from '@s4/queries'
import { SavedMark, Section, SwitchField, Text } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { DocumentState } from './document-state'
import { EditPage } from '../edit/edit-page'
import { LicenceForm } from './licence-form'
import { useLicences, useProfile, useSaveProfile } from '../queries/profile-queries'
import { RecordList } from '../history/record-list'
import { SealedNumber } from '../numbers/sealed-number'

/** The list of licences, or the form of one. */
export function LicencePage() {
  const licences = useLicences()
  const { hasCar } = useProfile()
  const remove = useChange('licence.remove')
  const save = useSaveProfile()
  const [params] = useSearchParams()
  const record = params.get('record')
  const held = licences.find(({ id }) => id === record)

  if (held ?? record === 'new') return <LicenceForm key={record} held={held} />
  return (
    <EditPage title="Licences">
      <RecordList
        noun="a licence"
        empty="No licences yet. Most security work needs an SIA licence for its sector."
        records={licences.map((licence) => {
          const title = licence.sector ? `SIA licence, ${licence.sector}` : 'Driving licence'
          return {
            id: licence.id,
            title,
            about: (
              <>
                <SealedNumber name={`number of ${title}`} kind="licence" id={licence.id} masked={licence.number} />
                {licence.categories && (
                  <Text size="small" tone="muted">
                    Categories: {licence.categories}
                  </Text>
                )}
                <DocumentState document={licence} />
              </>
            ),
          }
        })}
        warning="Without it you cannot accept work that needs it. This cannot be undone."
        onRemove={(id) => remove.mutateAsync({ id }).catch(() => null)}
      />
      <Section title="Getting to work">
        <SwitchField
          label="I have a car I can drive to work"
          hint="Some jobs ask for a car of your own. This says that you have one."
          checked={save.isPending ? (save.variables.hasCar ?? hasCar) : hasCar}
          onChange={({ target }) => save.mutate({ hasCar: target.checked })}
        />
        <SavedMark state={save.status} />
      </Section>
    </EditPage>
  )
}
