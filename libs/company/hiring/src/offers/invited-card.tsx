import type { Offer } from '@s4/contract'
import { Card, Countdown, Heading, Inline, Text } from '@s4/ui'
import { OfferBadge, ShiftList } from '@s4/work'
import { RescindButton } from './rescind-button'

export const InvitedCard = ({ offer }: { offer: Offer }) => (
  <Card as="article">
    <Inline justify="between">
      <Heading level={3}>{offer.seekerName}</Heading>
      <OfferBadge status={offer.status} />
    </Inline>
    <ShiftList shifts={offer.shifts} zone={offer.job.zone} />
    <Text>
      The offer expires in <Countdown to={offer.lapsesAt} doneText="a moment" />.
    </Text>
    <RescindButton offerId={offer.id} name={offer.seekerName} />
  </Card>
)
