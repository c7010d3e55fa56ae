import type { Applicant } from '@s4/contract'
import { apiLinks } from '@s4/links'
import { Card, Countdown, ExternalLink, Inline, List, Text } from '@s4/ui'
import { ShiftList } from '@s4/work'
import { RescindButton } from './rescind-button'

/** The open offers of an applicant. */
export function OpenOffers({ applicant: { offers, fullname }, zone }: { applicant: Applicant; zone: string }) {
  if (offers.length === 0) return null
  return (
    <List label={`Offers to ${fullname}`}>
      {offers.map(({ id, lapsesAt, shifts }) => (
        <Card as="li" key={id}>
          <ShiftList shifts={shifts} zone={zone} label="Shifts offered" />
          <Inline justify="between">
            <Text size="small">
              The offer expires in <Countdown to={lapsesAt} doneText="a moment." after="." />
            </Text>
            <ExternalLink href={apiLinks.offerTerms(id)} target="_blank" rel="noreferrer">
              Terms (PDF)
            </ExternalLink>
            <RescindButton offerId={id} name={fullname} />
          </Inline>
        </Card>
      ))}
    </List>
  )
}
