import type { CompanyJobDetails } from '@s4/contract'
import { useMakeOffer } from '@s4/queries'
import { useToast } from '@s4/toast'
import { Button } from '@s4/ui'
import { OfferModal } from '@s4/work'
import { useState } from 'react'
import { ChooseJobModal } from './message/choose-job-modal'
import { useMaybeJob } from './queries/find-worker-queries'

interface InviteButtonProps {
  seeker: { id: string; fullname: string; chargesVat: boolean }
  /** Without a job the person chooses one first. */
  job: CompanyJobDetails | undefined
}

/** Makes somebody an offer without an application. */
export function InviteButton({ seeker, job }: InviteButtonProps) {
  const [step, setStep] = useState<'closed' | 'job' | 'offer'>('closed')
  const [chosenJob, setChosenJob] = useState<string | null>(null)
  const { data: loaded } = useMaybeJob(chosenJob)
  const offered = job ?? loaded
  const invite = useMakeOffer()
  const toast = useToast()
  const close = () => {
    setStep('closed')
    invite.reset()
  }

  return (
    <>
      <Button size="small" onClick={() => setStep(job ? 'offer' : 'job')}>
        Invite
      </Button>
      <ChooseJobModal
        open={step === 'job'}
        title={`Invite ${seeker.fullname} to which job?`}
        none="You have no open job to invite somebody to."
        onClose={close}
        onChoose={(id) => {
          setChosenJob(id)
          setStep('offer')
        }}
      />
      {offered && (
        <OfferModal
          key={`${offered.id}-${step}`}
          open={step === 'offer'}
          seekers={[seeker]}
          job={offered}
          busy={invite.isPending}
          refusals={invite.error ? [{ text: invite.error.message, nextStep: invite.error.nextStep }] : []}
          onClose={close}
          onSend={(choice) =>
            invite.mutate(
              { id: offered.id, seekerId: seeker.id, ...choice },
              {
                onSuccess: () => {
                  toast.success(`Invitation sent to ${seeker.fullname}.`)
                  close()
                },
              },
            )
          }
        />
      )}
    </>
  )
}
