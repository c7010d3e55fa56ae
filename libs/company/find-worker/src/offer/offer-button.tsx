import type { CompanyJobDetails } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { useMakeOffer } from '@s4/queries'
import { useToast } from '@s4/toast'
import { Button, ButtonLink, StatusBadge } from '@s4/ui'
import { OfferModal, statusTones } from '@s4/work'
import { useState } from 'react'
import { ChooseJobModal } from '../message/choose-job-modal'
import { useMaybeJob, useOpenOffers } from '../queries/find-worker-queries'

interface OfferButtonProps {
  seeker: { id: string; fullname: string; chargesVat: boolean; sectors: readonly string[] }
  /** Without a job the person chooses one first. */
  job: CompanyJobDetails | undefined
}

/** Makes somebody an offer without an application, or shows the one that is out. */
export function OfferButton({ seeker, job }: OfferButtonProps) {
  const [step, setStep] = useState<'closed' | 'job' | 'offer'>('closed')
  const [chosenJob, setChosenJob] = useState<string | null>(null)
  const { data: loaded } = useMaybeJob(chosenJob)
  const offered = job ?? loaded
  const makeOffer = useMakeOffer()
  const toast = useToast()
  const open = useOpenOffers(job?.id).find(({ seekerId }) => seekerId === seeker.id)
  const others = !open || job?.shifts.some(({ id }) => !open.shifts.some((shift) => shift.id === id))
  const close = () => {
    setStep('closed')
    makeOffer.reset()
  }

  return (
    <>
      {open && (
        <>
          <StatusBadge tone={statusTones.offer.open}>
            {`Your offer waits for an answer until ${momentText(open.lapsesAt)}`}
          </StatusBadge>
          <ButtonLink size="small" tone="quiet" to={`${companyLinks.applicants(open.job.id)}?state=offered`}>
            See the offer
          </ButtonLink>
        </>
      )}
      {others && (
        <Button size="small" tone={open ? 'quiet' : 'action'} onClick={() => setStep(job ? 'offer' : 'job')}>
          {open ? 'Offer other shifts' : 'Make an offer'}
        </Button>
      )}
      <ChooseJobModal
        open={step === 'job'}
        title={`Offer which job to ${seeker.fullname}?`}
        none="You have no open job to offer."
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
          busy={makeOffer.isPending}
          refusals={makeOffer.error ? [{ text: makeOffer.error.message, nextStep: makeOffer.error.nextStep }] : []}
          onClose={close}
          onSend={(choice) =>
            makeOffer.mutate(
              { id: offered.id, seekerId: seeker.id, ...choice },
              {
                onSuccess: () => {
                  toast.success(`Offer sent to ${seeker.fullname}.`)
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
