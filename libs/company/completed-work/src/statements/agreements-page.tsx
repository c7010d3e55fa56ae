import { companyLinks } from '@s4/links'
import type { SelfBillingAgreement } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { useAgreements } from '@s4/queries'
import { IntermediariesSection } from './intermediaries-section'
import { CompanyTerms } from './company-terms'
import { EndAgreement } from './end-agreement'
import { ButtonLink, DataTable, EmptyState, Inline, Page, Section, StatusBadge, Text } from '@s4/ui'
import { statusTones } from '@s4/work'

const words: Record<SelfBillingAgreement['status'], (until: string) => string> = {
  valid: (until) => `Valid until ${until}`,
  endsSoon: (until) => `Ends on ${until}`,
  expired: (until) => `Ended on ${until}`,
  ended: () => 'Ended',
  vatChanged: () => 'Ended by a change of VAT registration',
  waitsForCompany: () => 'Waits for you',
}

const day = (instant: string) => dateText(localDate(instant))

/** The self-billing agreements, which a company must keep for inspection. */
export function AgreementsPage() {
  const agreements = useAgreements()

  return (
    <Page>
      <CompanyTerms />
      <Section
        title="Self-billing agreements"
        action={
          <ButtonLink tone="plain" size="small" to={companyLinks.completedJobs}>
            All completed jobs
          </ButtonLink>
        }
      >
        <Text tone="muted">
          Workers agree to them when they accept an offer, each for 12 months. Without an agreement S4 cannot make an
          invoice.
        </Text>
        {agreements.length === 0 ? (
          <EmptyState
            drawing="money"
            action={
              <ButtonLink tone="quiet" to={companyLinks.jobs}>
                Recent jobs
              </ButtonLink>
            }
          >
            Nobody has accepted an offer of yours yet.
          </EmptyState>
        ) : (
          <DataTable
            caption="Self-billing agreements"
            rows={agreements}
            rowKey={({ id }) => id}
            columns={[
              { key: 'worker', header: 'Worker', cell: ({ seekerName }) => seekerName },
              { key: 'version', header: 'Version', cell: ({ version }) => version },
              { key: 'agreed', header: 'Agreed on', cell: ({ acceptedAt }) => day(acceptedAt) },
              { key: 'state', header: 'State', cell: (agreement) => <State agreement={agreement} /> },
            ]}
          />
        )}
      </Section>
      <IntermediariesSection />
    </Page>
  )
}

function State({ agreement }: { agreement: SelfBillingAgreement }) {
  const { status, expiresAt, waiting } = agreement
  return (
    <Inline>
      <StatusBadge tone={statusTones.agreement[status]}>{words[status](day(expiresAt))}</StatusBadge>
      {waiting > 0 && (
        <Text as="span" size="small" tone="danger">
          {waiting === 1 ? '1 shift waits for it' : `${waiting} shifts wait for it`}
        </Text>
      )}
      <EndAgreement agreement={agreement} />
    </Inline>
  )
}
