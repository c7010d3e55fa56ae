import type { Assignment } from '@s4/contract'
import { companyLines } from '@s4/domain/agreed-lines'
import { formatPence } from '@s4/domain/money'
import { payForHours } from '@s4/domain/paid-time'
import { durationText, momentText } from '@s4/domain/shift-text'
import { useAnswerHours } from '@s4/queries'
import { Button, Callout, ConfirmModal, Inline, Text } from '@s4/ui'
import { useState } from 'react'
import { EnterHoursModal } from './enter-hours-modal'

/** Asks the worker to accept the hours entered by the company or to give their own times. */
export function EnteredHours({ work }: { work: Assignment }) {
  const answer = useAnswerHours()
  const [openModal, setOpenModal] = useState<'accept' | 'give' | null>(null)
  const { id, hours, zone } = work
  if (!hours?.entered) return null
  const { entered, proposedMinutes, extraMinutes, respondBy } = hours
  const close = () => setOpenModal(null)
  const pay = (minutes: number) =>
    formatPence(payForHours(work, companyLines(minutes, { minutes: proposedMinutes, extraMinutes })))

  return (
    <>
      <Callout tone="warning" title={`The company entered ${durationText(entered.minutes)} for you`}>
        <Text>
          It booked you {entered.on && entered.off ? 'on and off' : entered.on ? 'on' : 'off'} by hand. Is that right?
          If not, give your own times.
        </Text>
        <Text>
          Until you answer, your hours are {durationText(proposedMinutes)}, {pay(proposedMinutes)}: the shift, from when
          you booked on and to when you booked off yourself.
        </Text>
        {respondBy && (
          <Text>Unless the company proposes other hours by {momentText(respondBy, zone)}, they are agreed.</Text>
        )}
      </Callout>
      <Inline>
        <Button onClick={() => setOpenModal('give')}>Give my own times</Button>
        <Button tone="quiet" onClick={() => setOpenModal('accept')}>
          Accept {durationText(entered.minutes)}
        </Button>
      </Inline>
      <ConfirmModal
        open={openModal === 'accept'}
        title={`Accept ${durationText(entered.minutes)}, ${pay(entered.minutes)}?`}
        confirmLabel={`Accept ${durationText(entered.minutes)}`}
        busy={answer.isPending}
        onCancel={close}
        onConfirm={() => answer.mutate({ id, action: 'agree' }, { onSuccess: close })}
      >
        {work.engagement === 'own-staff'
          ? 'That settles the hours. It cannot be undone.'
          : 'That settles the hours and makes the invoice. It cannot be undone.'}
      </ConfirmModal>
      {openModal === 'give' && <EnterHoursModal work={work} entered={entered} onClose={close} />}
    </>
  )
}
