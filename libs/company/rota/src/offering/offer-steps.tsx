import { companyLinks } from '@s4/links'
import { useSession } from '@s4/auth-session'
import type { Rota } from '@s4/contract'
import { Button, ButtonLink, List, Modal } from '@s4/ui'
import { offerBlocks, blockMessages } from '../entries/offer-blocks'
import { ChooseShiftModal } from './choose-shift-modal'
import { ChooseWorkerModal } from './choose-worker-modal'
import { OfferShiftModal } from './offer-shift-modal'
import type { Begin, OfferStep } from './offer-step'
import { OpenOfferModal } from './open-offer-modal'
import type { RotaView } from '../entries/rota-view'
import { whenText } from '../entries/shift-text'

interface GiveStepsProps {
  rota: Rota
  view: RotaView
  giving: OfferStep | null
  onStep: Begin
  onClose: () => void
}

/** The modals from choosing a shift or a worker to sending the offer. */
export function OfferSteps({ rota, view, giving, onStep, onClose }: GiveStepsProps) {
  const { profile } = useSession()
  if (giving === null) return null
  if (giving.step === 'back') return <OpenOfferModal worker={giving.worker} entry={giving.entry} onClose={onClose} />
  if (!profile.complete) return <GatedModal onClose={onClose} />

  switch (giving.step) {
    case 'worker':
      return (
        <ChooseWorkerModal
          rota={rota}
          shift={giving.shift}
          onClose={onClose}
          onChoose={(worker) => onStep({ step: 'offer', worker, shift: giving.shift })}
        />
      )
    case 'shift':
      return (
        <ChooseShiftModal
          rota={rota}
          worker={giving.worker}
          date={giving.date}
          shifts={view.open.get(giving.date) ?? []}
          onClose={onClose}
          onChoose={(shift) => onStep({ step: 'offer', worker: giving.worker, shift })}
        />
      )
    case 'offer':
      return <OfferShiftModal rota={rota} view={view} worker={giving.worker} shift={giving.shift} onClose={onClose} />
    case 'refused':
      return (
        <Modal
          open
          onClose={onClose}
          title={`${giving.worker.fullname} cannot have this shift`}
          description={whenText(giving.shift)}
          actions={<Button onClick={onClose}>All right</Button>}
        >
          <List gap="xs">
            {blockMessages(offerBlocks(rota, giving.worker, giving.shift)).map((message) => (
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
    description="You can read the rota now. Giving shifts opens once workers can read who they would be working for."
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
