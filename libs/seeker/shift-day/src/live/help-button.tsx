import type { AssignmentDetails } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { Button, Callout, ConfirmModal, ExternalLink, NextStepLink, Text } from '@s4/ui'
import { Siren } from 'lucide-react'
import { useState } from 'react'
import { currentFix } from '../positions/current-position'
import { useHelp } from '../queries/shift-day-queries'

const callEmergency = <ExternalLink href="tel:999">Call 999</ExternalLink>

/** Alerts the company, with the position if the device gives one within two seconds. */
export function HelpButton({ work }: { work: AssignmentDetails }) {
  const help = useHelp()
  const [isModalOpen, setModalOpen] = useState(false)
  const [locating, setLocating] = useState(false)

  const call = async () => {
    setLocating(true)
    const fix = await currentFix(2000)
    setLocating(false)
    help.mutate(
      { id: work.id, position: fix?.position ?? null, deviceAt: fix?.deviceAt ?? new Date().toISOString() },
      { onSettled: () => setModalOpen(false) },
    )
  }

  return (
    <>
      {help.data && (
        <Callout tone="success" live title="The company has been alerted" action={callEmergency}>
          At {timeText(help.data.raisedAt, work.zone)}. In danger, call 999: S4 is no alarm receiving centre.
        </Callout>
      )}
      {help.isSuccess && help.data === null && (
        <Callout tone="danger" live title="The alert has not gone out: there is no signal" action={callEmergency}>
          It goes out by itself when there is a signal. In danger, call 999 now; a call often works where data does not.
        </Callout>
      )}
      {help.error && (
        <Callout
          tone="danger"
          live
          title="The alert did not go out"
          action={
            <>
              {callEmergency}
              <NextStepLink failure={help.error} />
            </>
          }
        >
          {help.error.message} Try again, or ring the company.
        </Callout>
      )}
      <Button tone="danger" icon={<Siren aria-hidden size={18} />} onClick={() => setModalOpen(true)}>
        I need help
      </Button>
      <ConfirmModal
        open={isModalOpen}
        title="Alert the company now?"
        confirmLabel="Alert the company"
        tone="danger"
        busy={locating || help.isPending}
        onCancel={() => setModalOpen(false)}
        onConfirm={() => void call()}
      >
        <Text>
          They are alerted at once, also by e-mail, with your name and, if your phone gives it, where you are. In
          danger, call 999 first. {callEmergency}
        </Text>
      </ConfirmModal>
    </>
  )
}
