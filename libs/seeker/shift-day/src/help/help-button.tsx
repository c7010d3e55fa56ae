import type { AssignmentDetails } from '@s4/contract'
import { ActionBar, Button, Callout, ConfirmModal, ExternalLink, Modal, NextStepLink, Text } from '@s4/ui'
import { Siren } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callEmergency, emergencyFirst } from './call-emergency'
import { CallStatus } from './call-status'
import { Countdown } from './countdown'
import { isDiscreet } from './discreet'
import { useAskForHelp } from './use-ask-for-help'
import { useHold } from './use-hold'
import { useMyCall } from './my-call-query'
import { useSignal } from '../queries/use-signal'

/** Always in reach at the bottom of the shift; first in its `Stack`, so that keys and switches reach it at once. */
export const HelpBar = ({ work }: { work: AssignmentDetails }) => (
  <ActionBar reachedFirst>
    <HelpButton work={work} />
  </ActionBar>
)

/**
 * Holding it alerts the company after a countdown that can be cancelled; a press asks first, for those who cannot hold.
 * What became of it shows in the same place. In discreet mode holding it alerts at once and shows nothing.
 */
export function HelpButton({ work, inStrip = false }: { work: AssignmentDetails; inStrip?: boolean }) {
  const { ask, locate, isAsking, failure, canBeLocated } = useAskForHelp(work.id)
  const { isLost } = useSignal(work.id)
  const [open, setOpen] = useState<'nothing' | 'question' | 'countdown' | 'asked'>('nothing')
  const { onPointerDown, ...hold } = useHold({
    onHeld: () => {
      if (isDiscreet()) void ask()
      else setOpen('countdown')
    },
    onPress: () => setOpen('question'),
  })
  const alert = () => {
    setOpen(isDiscreet() ? 'nothing' : 'asked')
    void ask()
  }
  const close = () => setOpen('nothing')
  useLeaving(open === 'countdown', () => void ask())

  return (
    <>
      <Button
        tone="danger"
        wide={!inStrip}
        size={inStrip ? 'small' : 'normal'}
        icon={inStrip ? null : <Siren aria-hidden size={18} />}
        aria-label="I need help"
        {...hold}
        onPointerDown={() => {
          locate()
          onPointerDown()
        }}
      >
        {inStrip ? 'Help' : 'I need help'}
      </Button>
      <ConfirmModal
        open={open === 'question'}
        title="Alert the company now?"
        confirmLabel="Alert the company"
        tone="danger"
        onCancel={close}
        onConfirm={alert}
      >
        {isLost ? (
          <NoSignalFirst work={work} />
        ) : (
          <Text>
            Everybody on call is alerted at once, with your name
            {canBeLocated
              ? ' and where you are'
              : '. Your phone doesn’t give its location, so they do not see where you are'}
            . {emergencyFirst}
          </Text>
        )}
        <Text size="small" tone="muted">
          Quicker: hold the button for a second and a half.
        </Text>
      </ConfirmModal>
      <Modal
        open={open === 'countdown'}
        required
        size="screen"
        onClose={close}
        title="Alerting the company"
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Cancel
            </Button>
            <Button tone="danger" onClick={alert}>
              Alert now
            </Button>
          </>
        }
      >
        {open === 'countdown' && <Countdown onOver={alert} />}
        {isLost ? <NoSignalFirst work={work} /> : <Text>{emergencyFirst}</Text>}
      </Modal>
      <Modal
        open={open === 'asked'}
        focusDialog
        size="screen"
        onClose={close}
        title="Your request for help"
        actions={
          <>
            {failure && !isAsking && (
              <Button tone="danger" onClick={alert}>
                Try again
              </Button>
            )}
            <Button tone="quiet" onClick={close}>
              Back to the shift
            </Button>
          </>
        }
      >
        {isAsking ? (
          <Callout tone="warning" live title="Alerting the company…" action={callEmergency}>
            S4 is sending it now.
          </Callout>
        ) : failure ? (
          <Callout
            tone="danger"
            live
            title="The alert did not go out"
            action={
              <>
                {callEmergency}
                <NextStepLink failure={failure} />
              </>
            }
          >
            {failure.message} Try again, or ring the company.
          </Callout>
        ) : (
          <CallStatus work={work} />
        )}
      </Modal>
    </>
  )
}

/** What an alert can do without a signal, and what works at once. */
function NoSignalFirst({ work }: { work: AssignmentDetails }) {
  const ringNumber = useMyCall(work.id).data?.ringNumber
  return (
    <Callout
      tone="danger"
      title="There is no signal: nobody is alerted yet"
      action={
        <>
          {callEmergency}
          {ringNumber && <ExternalLink href={`tel:${ringNumber}`}>Ring the company</ExternalLink>}
        </>
      }
    >
      Your alert is kept on this phone and goes out by itself when there is a signal. In danger, call 999 now: a call
      often works where data does not.
    </Callout>
  )
}

/** Acts when the screen is left meanwhile, by the phone's own *back*: only *Cancel* takes the alert back. */
function useLeaving(isCounting: boolean, onLeave: () => void): void {
  const counting = useRef(false)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    counting.current = isCounting
  }, [isCounting])
  useEffect(
    () => () => {
      if (counting.current) leave()
    },
    [],
  )
}
