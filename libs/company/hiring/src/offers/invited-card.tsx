import type { Offer } from '@s4/contract'
import { Card, Countdown, Heading, Inline, StatusBadge, Text } from '@s4/ui'
import { ShiftList, statusTones } from '@s4/work'
import { RescindButton } from './rescind-button'

export const InvitedCard = ({ offer }: { offer: Offer }) => (
  <Card as="article">
    <Inline justify="between">
      <Heading level={3}>{offer.seekerName}</Heading>
      <StatusBadge tone={statusTones.offer.open}>Waiting for an answer</StatusBadge>
    </Inline>
    <ShiftList shifts={offer.shifts} zone={offer.job.zone} />
    <Text>
      The offer expires in <Countdown to={offer.lapsesAt} doneText="a moment." after="." />
    </Text>
    <RescindButton offerId={offer.id} name={offer.seekerName} />
  </Card>
)
