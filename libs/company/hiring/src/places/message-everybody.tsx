import { useContractForm } from '@s4/api-client/forms'
import { useMaybeSession } from '@s4/auth-session'
import type { CompanyJobDetails } from '@s4/contract'
import { MAX_BROADCAST_PEOPLE } from '@s4/contract/chat-limits'
import { IN_SECRET } from '@s4/domain/alert-words'
import { shiftText } from '@s4/domain/shift-text'
import { useToast } from '@s4/toast'
import { Button, Callout, Form, Modal, Refusal, SelectField, Text, TextArea } from '@s4/ui'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useBroadcast, useRecipients } from '../queries/hiring-queries'

const loadFields = () => import('./message-everybody-fields').then(({ Fields }) => Fields)
const PARAM = 'write'

interface MessageEverybodyProps {
  job: CompanyJobDetails
  /** The shift that is chosen at first. */
  shiftId: string | undefined
}

/** For members who may write; `?write=everybody` opens it at once. */
export function MessageEverybody({ job, shiftId }: MessageEverybodyProps) {
  const mayWrite = useMaybeSession()?.member?.permissions.includes('messages.broadcast') ?? false
  const [params, setParams] = useSearchParams()
  if (!mayWrite) return null

  const setOpen = (open: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (open) after.set(PARAM, 'everybody')
        else after.delete(PARAM)
        return after
      },
      { replace: true },
    )
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
        Message everybody
      </Button>
      {params.get(PARAM) === 'everybody' && (
        <MessageEverybodyModal job={job} shiftId={shiftId} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

const peopleText = (people: number) => (people === 1 ? '1 person' : `${people} people`)

function MessageEverybodyModal({ job, shiftId, onClose }: MessageEverybodyProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState(shiftId ?? '')
  const choice = { jobId: job.id, ...(chosen && { shiftId: chosen }) }
  const { data: reached, error } = useRecipients(choice, true)
  const sending = useBroadcast()
  const toast = useToast()
  /** Set before the button shows that it is busy: a second press in between sends nothing. */
  const pressed = useRef(false)
  const { formProps, field } = useContractForm({
    schema: loadFields,
    defaultValues: { text: '' },
    failure: sending.error,
    onSubmit: ({ text }) => {
      if (pressed.current) return
      pressed.current = true
      sending.mutate(
        { ...choice, text },
        {
          onSuccess: ({ people }) => {
            toast.success(`Sent to ${peopleText(people)}.`)
            onClose()
          },
          onError: () => {
            pressed.current = false
          },
        },
      )
    },
  })
  const people = reached?.people
  const inSecret = reached?.inSecret ?? []

  return (
    <Modal open onClose={onClose} title="Message everybody">
      <Form label="Message to everybody" {...formProps}>
        <Refusal failure={sending.error} />
        <SelectField
          label="Who gets it"
          value={chosen}
          options={[
            { value: '', label: 'Everybody on this job' },
            ...job.shifts
              .filter(({ cancelled }) => !cancelled)
              .map((shift) => ({ value: shift.id, label: shiftText(shift, job.zone) })),
          ]}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Text aria-live="polite">
          {error === null ? reachText(people, inSecret.length > 0) : 'We could not count who gets it.'}
        </Text>
        {inSecret.length > 0 && (
          <Callout tone="danger">
            Left out: {inSecret.join(', ')}. {IN_SECRET}.
          </Callout>
        )}
        <TextArea
          label="Message"
          hint="Each reads it in their own conversation with you. Nobody sees who else got it."
          rows={4}
          {...field('text')}
        />
        <Button
          type="submit"
          busy={sending.isPending}
          disabled={people !== undefined && (people === 0 || people > MAX_BROADCAST_PEOPLE)}
        >
          Send to everybody
        </Button>
      </Form>
    </Modal>
  )
}

function reachText(people: number | undefined, someLeftOut: boolean): string {
  if (people === undefined) return 'Counting who gets it…'
  if (people === 0) return someLeftOut ? 'Nobody else has a live place there.' : 'Nobody has a live place there.'
  if (people > MAX_BROADCAST_PEOPLE) return `More than ${MAX_BROADCAST_PEOPLE} people have a place. Choose one shift.`
  return `${peopleText(people)} will get it.`
}
