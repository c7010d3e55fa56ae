import type { SelfBillingAgreement } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { useAgreements } from '@s4/queries'
import { Button, Card, Heading, Inline, List, Section, StatusBadge, Text } from '@s4/ui'
import { statusTones } from '@s4/work'
import { useState } from 'react'
import { EndAgreementModal } from './end-agreement-modal'
import { RenewModal } from './renew-modal'

const words: Record<SelfBillingAgreement['status'], (until: string) => string> = {
  valid: (until) => `Valid until ${until}`,
  endsSoon: (until) => `Ends on ${until}`,
  expired: (until) => `Ended on ${until}`,
  ended: () => 'Ended',
  vatChanged: () => 'Ended by a change of VAT registration',
  waitsForCompany: () => 'Waits for the company',
}

/** The self-billing agreements; hidden before the first one. */
export function SelfBillingSection() {
  const agreements = useAgreements()
  if (agreements.length === 0) return null
  return (
    <Section title="Self-billing">
      <Text tone="muted">Companies make your invoices for you under these agreements, each for 12 months.</Text>
      <List label="Self-billing agreements">
        {agreements.map((agreement) => (
          <li key={agreement.companyId}>
            <AgreementCard agreement={agreement} />
          </li>
        ))}
      </List>
    </Section>
  )
}

function AgreementCard({ agreement }: { agreement: SelfBillingAgreement }) {
  const [openModal, setOpenModal] = useState<'renew' | 'end' | null>(null)
  const { companyName, status, waiting, acceptedAt, companyAcceptedAt, expiresAt } = agreement
  const inForce = status === 'valid' || status === 'endsSoon'
  const day = (instant: string) => dateText(localDate(instant))
  const close = () => setOpenModal(null)

  return (
    <Card as="article" aria-label={`Self-billing with ${companyName}`}>
      <Inline justify="between">
        <Heading level={3} size="body">
          {companyName}
        </Heading>
        <StatusBadge tone={statusTones.agreement[status]}>{words[status](day(expiresAt))}</StatusBadge>
      </Inline>
      <Text size="small" tone="muted">
        You agreed on {day(acceptedAt)}.{' '}
        {companyAcceptedAt ? `The company agreed on ${day(companyAcceptedAt)}.` : 'The company has not agreed yet.'}
      </Text>
      {waiting > 0 && !inForce && (
        <Text tone="danger">
          {waiting === 1 ? '1 shift waits' : `${waiting} shifts wait`} for an invoice until{' '}
          {status === 'waitsForCompany' ? 'the company agrees too' : 'you renew'}.
        </Text>
      )}
      <Inline>
        {status !== 'valid' && status !== 'waitsForCompany' && (
          <Button size="small" onClick={() => setOpenModal('renew')}>
            {status === 'ended' || status === 'vatChanged' ? 'Agree again' : 'Renew'}
          </Button>
        )}
        {inForce && (
          <Button size="small" tone="plain" onClick={() => setOpenModal('end')}>
            End this agreement
          </Button>
        )}
      </Inline>
      <RenewModal agreement={agreement} open={openModal === 'renew'} onClose={close} />
      <EndAgreementModal agreement={agreement} open={openModal === 'end'} onClose={close} />
    </Card>
  )
}
