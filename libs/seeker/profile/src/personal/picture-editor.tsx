import { useSessionStore } from '@s4/auth-session'
import { Button, Inline, Section } from '@s4/ui'
import { useProfile, useSaveProfile } from '../queries/profile-queries'
import { UploadField } from '../edit/upload-field'

export function PictureEditor() {
  const { picture } = useProfile()
  const save = useSaveProfile()
  const session = useSessionStore()
  const keep = (pictureFileId: string | null) => save.mutateAsync({ pictureFileId }).then(session.refresh)

  return (
    <Section title="Your picture">
      <UploadField
        label="Choose a picture"
        hint="Your face, in good light: people on site look for it."
        optional
        purpose="picture"
        pictureOnly
        currentPicture={picture ?? undefined}
        onSent={({ id }) => keep(id)}
      />
      {picture && (
        <Inline>
          <Button tone="plain" size="small" busy={save.isPending} onClick={() => void keep(null).catch(() => null)}>
            Remove picture
          </Button>
        </Inline>
      )}
    </Section>
  )
}
