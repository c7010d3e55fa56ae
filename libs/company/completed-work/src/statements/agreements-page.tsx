import { companyLinks } from '@s4/links'
import type { SelfBillingAgreement } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { useAgreements } from '@s4/queries'
import { IntermediariesSection } from './intermediaries-section'
import { CompanyTerms } from './company-terms'
import { ButtonLink, DataTable, EmptyState, Inline, Page, Section, StatusBadge, Text, type StateTone } from '@s4/ui'

const statusTexts: Record<
  SelfBillingAgreement['status'],
  readonly [tone: StateTone, words: (until: string) => string]
> = {
  valid: ['success', (until) => `Valid until ${until}`],
  endsSoon: ['warning', (until) => `Ends on ${until}`],
  expired: ['danger', (until) => `Ended on ${until}`],
  ended: ['neutral', () => 'Ended'],
  vatChanged: ['danger', () => 'Ended by a change of VAT registration'],
  waitsForCompany: ['warning', () => 'Waits for you'],
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
          Workers agree to them when they accept an offer, each for 12 months. Without one no invoice can be made for
          agreed hours.
        </Text>
        {agreements.length === 0 ? (
          <EmptyState
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

function State({ agreement: { status, expiresAt, waiting } }: { agreement: SelfBillingAgreement }) {
  const [tone, words] = statusTexts[status]
  return (
    <Inline>
      <StatusBadge tone={tone}>{words(day(expiresAt))}</StatusBadge>
      {waiting > 0 && (
        <Text as="span" size="small" tone="danger">
          {waiting === 1 ? '1 shift waits for it' : `${waiting} shifts wait for it`}
        </Text>
      )}
    </Inline>
  )
}
