import { apiLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { MAX_PICTURES_IN_MESSAGE, MAX_MESSAGE_LENGTH } from '@s4/contract/chat-limits'
import {
  Button,
  FileOnItsWay,
  Form,
  Inline,
  NextStepLink,
  PictureButton,
  PictureRow,
  Stack,
  Text,
  TextArea,
} from '@s4/ui'
import { ImagePlus, SendHorizontal } from 'lucide-react'
import { useState, type KeyboardEvent, type MouseEvent, type SubmitEvent } from 'react'
import { updateUnsent, readUnsent } from './unsent-messages'
import { useChosenPictures } from './use-chosen-pictures'

interface ComposerProps {
  conversationId: string
  onWrite: (text: string, pictures: string[]) => void
}

/** The field for the next message; its text and pictures are saved as they come. */
export function Composer({ conversationId, onWrite }: ComposerProps) {
  const uid = useApi().uid() ?? ''
  const [text, setText] = useState(() => readUnsent(uid).drafts[conversationId] ?? '')
  const { ids, onItsWay, failure, choose, drop, clear } = useChosenPictures(conversationId)
  const tooLong = text.trim().length > MAX_MESSAGE_LENGTH
  const empty = text.trim() === '' && ids.length === 0

  const handleText = (written: string) => {
    setText(written)
    updateUnsent(uid, (kept) => ({ ...kept, drafts: { ...kept.drafts, [conversationId]: written } }))
  }
  const submit = () => {
    if (empty || tooLong || onItsWay) return
    onWrite(text.trim(), ids)
    setText('')
    clear()
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit()
    focusField(event.currentTarget)
  }
  const handleDrop = (event: MouseEvent, id: string) => {
    drop(id)
    focusField(event.currentTarget.closest('form'))
  }
  const handleKey = (event: KeyboardEvent) => {
    // On touch devices Enter makes a new line, and while an input method is composing it confirms the characters.
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      !matchMedia('(pointer: fine)').matches
    )
      return
    event.preventDefault()
    submit()
  }

  return (
    <Form label="Write a message" onSubmit={handleSubmit}>
      <Stack gap="sm">
        <TextArea
          label="Message"
          rows={2}
          value={text}
          error={tooLong ? `Use ${MAX_MESSAGE_LENGTH} characters or fewer.` : undefined}
          onChange={(event) => handleText(event.target.value)}
          onKeyDown={handleKey}
        />
        {ids.length > 0 && (
          <Inline>
            <PictureRow label="Chosen" addresses={ids.map((id) => apiLinks.file(id))} />
            {ids.map((id, index) => (
              <Button
                key={id}
                size="small"
                tone="quiet"
                onClick={(event) => handleDrop(event, id)}
              >{`Remove picture ${index + 1}`}</Button>
            ))}
          </Inline>
        )}
        {onItsWay && <FileOnItsWay {...onItsWay} />}
        {failure && (
          <Text tone="danger" role="alert">
            {failure.text} <NextStepLink failure={failure} />
          </Text>
        )}
        <Inline justify="between">
          <PictureButton
            label="Add pictures"
            icon={<ImagePlus aria-hidden />}
            accept="image/*"
            multiple
            disabled={onItsWay !== null || ids.length >= MAX_PICTURES_IN_MESSAGE}
            onChange={choose}
          />
          <Button type="submit" busy={onItsWay !== null} disabled={empty} icon={<SendHorizontal aria-hidden />}>
            Send
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}

/** For a button that is gone or has nothing to do once it is pressed. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('textarea')?.focus()
