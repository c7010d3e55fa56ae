import { companyLinks } from '@s4/links'
import { useSession } from '@s4/auth-session'
import type { Rota } from '@s4/contract'
import { Button, ButtonLink, List, Modal } from '@s4/ui'
import { offerBlocks, blockMessages } from '../entries/offer-blocks'
import { ChooseShiftModal } from './choose-shift-modal'
import { ChooseWorkerModal } from './choose-worker-modal'
import { OfferShiftModal } from './offer-shift-modal'
import type { StartOffer, OfferStep } from './offer-step'
import { OpenOfferModal } from './open-offer-modal'
import type { RotaView } from '../entries/rota-view'
import { DraftModal } from './draft-modal'
import { WorkModal } from './work-modal'
import { whenText } from '../entries/shift-text'

interface OfferStepsProps {
  rota: Rota
  view: RotaView
  offerStep: OfferStep | null
  onStep: StartOffer
  onClose: () => void
}

/** The modals from choosing a shift or a worker to sending the offer. */
export function OfferSteps({ rota, view, offerStep, onStep, onClose }: OfferStepsProps) {
  const { profile } = useSession()
  if (offerStep === null) return null
  if (offerStep.step === 'openOffer')
    return <OpenOfferModal worker={offerStep.worker} entry={offerStep.entry} onClose={onClose} />
  if (offerStep.step === 'work')
    return <WorkModal worker={offerStep.worker} entry={offerStep.entry} onClose={onClose} />
  if (offerStep.step === 'draft') return <DraftModal draft={offerStep.draft} onClose={onClose} />
  if (!profile.complete) return <GatedModal onClose={onClose} />

  switch (offerStep.step) {
    case 'worker':
      return (
        <ChooseWorkerModal
          rota={rota}
          shift={offerStep.shift}
          onClose={onClose}
          onChoose={(worker) => onStep({ step: 'offer', worker, shift: offerStep.shift })}
        />
      )
    case 'shift':
      return (
        <ChooseShiftModal
          rota={rota}
          worker={offerStep.worker}
          date={offerStep.date}
          shifts={view.open.get(offerStep.date) ?? []}
          onClose={onClose}
          onChoose={(shift) => onStep({ step: 'offer', worker: offerStep.worker, shift })}
        />
      )
    case 'offer':
      return (
        <OfferShiftModal rota={rota} view={view} worker={offerStep.worker} shift={offerStep.shift} onClose={onClose} />
      )
    case 'refused':
      return (
        <Modal
          open
          onClose={onClose}
          title={`${offerStep.worker.fullname} cannot have this shift`}
          description={whenText(offerStep.shift)}
          actions={<Button onClick={onClose}>All right</Button>}
        >
          <List gap="xs">
            {blockMessages(offerBlocks(rota, offerStep.worker, offerStep.shift)).map((message) => (
              <li key={message}>{message}</li>
            ))}
          </List>
        </Modal>
      )
  }
}

const GatedModal = ({ onClose }: { onClose: () => void }) => (
  <Modal
    open
    onClose={onClose}
    title="Complete your company profile first"
    description="You can read the rota now. Offering shifts opens once workers can read who they would be working for."
    actions={
      <>
        <Button tone="quiet" onClick={onClose}>
          Not now
        </Button>
        <ButtonLink to={companyLinks.profile}>See what is missing</ButtonLink>
      </>
    }
  />
)
