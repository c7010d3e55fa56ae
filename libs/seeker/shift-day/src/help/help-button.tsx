import type { AssignmentDetails } from '@s4/contract'
import { ActionBar, Button, Callout, ConfirmModal, ExternalLink, Modal, NextStepLink, Text } from '@s4/ui'
import { Siren } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isDiscreet } from './discreet'
import { useAskForHelp } from './use-ask-for-help'
import { useHold } from './use-hold'

const CANCEL_WITHIN_SECONDS = 5
export const callEmergency = <ExternalLink href="tel:999">Call 999</ExternalLink>

/**
 * Always in reach at the bottom of the shift. Holding it alerts the company after a countdown that can be cancelled; a
 * press asks first, for those who cannot hold. In discreet mode holding it alerts at once and shows nothing.
 */
export function HelpButton({ work }: { work: AssignmentDetails }) {
  const { ask, isAsking, failure, canBeLocated } = useAskForHelp(work.id)
  const [open, setOpen] = useState<'nothing' | 'question' | 'countdown'>('nothing')
  const hold = useHold({
    onHeld: () => {
      if (isDiscreet()) void ask()
      else setOpen('countdown')
    },
    onPress: () => setOpen('question'),
  })
  const alert = () => void ask().finally(() => setOpen('nothing'))
  useLeaving(open === 'countdown' && !isAsking, () => void ask())

  return (
    <ActionBar>
      {failure && !isDiscreet() && (
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
      )}
      <Button tone="danger" wide icon={<Siren aria-hidden size={18} />} {...hold}>
        I need help
      </Button>
      <ConfirmModal
        open={open === 'question'}
        title="Alert the company now?"
        confirmLabel="Alert the company"
        tone="danger"
        busy={isAsking}
        onCancel={() => setOpen('nothing')}
        onConfirm={alert}
      >
        <Text>
          Everybody on call is alerted at once, with your name
          {canBeLocated ? ' and where you are' : '. Your location is off, so they do not see where you are'}. In danger,
          call 999 first. {callEmergency}
        </Text>
        <Text size="small" tone="muted">
          Quicker: hold the button for a second and a half.
        </Text>
      </ConfirmModal>
      <Modal
        open={open === 'countdown'}
        required
        size="screen"
        onClose={() => setOpen('nothing')}
        title="Alerting the company"
        actions={
          <>
            <Button tone="quiet" disabled={isAsking} onClick={() => setOpen('nothing')}>
              Cancel
            </Button>
            <Button tone="danger" busy={isAsking} onClick={alert}>
              Alert now
            </Button>
          </>
        }
      >
        {open === 'countdown' && (isAsking ? <Text>It goes out now.</Text> : <Countdown onOver={alert} />)}
        <Text>In danger, call 999 first. {callEmergency}</Text>
      </Modal>
    </ActionBar>
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

function Countdown({ onOver }: { onOver: () => void }) {
  const [left, setLeft] = useState(CANCEL_WITHIN_SECONDS)
  const over = useEffectEvent(onOver)

  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left === 0) over()
  }, [left])
  useEffect(() => {
    // A phone that is locked or put away stops counting: the alert goes out first.
    const handleHide = () => document.visibilityState === 'hidden' && over()
    document.addEventListener('visibilitychange', handleHide)
    return () => document.removeEventListener('visibilitychange', handleHide)
  }, [])

  return (
    <Text size="title" weight="bold" role="timer">
      In {left} s
    </Text>
  )
}
