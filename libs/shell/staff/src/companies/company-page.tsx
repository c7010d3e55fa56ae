import type { Declaration, StaffCompanyDetails } from '@s4/contract'
import { dateText, momentText } from '@s4/domain/shift-text'
import { formatVatNumber } from '@s4/domain/vat-number'
import { declarationLabels, vettingLabels } from '@s4/domain/vetting'
import { shellLinks } from '@s4/links'
import { Columns, DescriptionList, EmptyState, ExternalLink, Section, Stack, Text, TextLink, Timeline } from '@s4/ui'
import { useParams } from 'react-router-dom'
import { useCompanyToVet } from '../queries/staff-queries'
import { CompanyDecision } from './company-decision'
import { DeclarationDecision } from './declaration-decision'

/** What a company declared, where to look it up, and the decision. */
export function CompanyPage() {
  const { id = '' } = useParams()
  const company = useCompanyToVet(id)
  const { companyName, status, declarations, decisions } = company

  return (
    <Stack>
      <TextLink to={shellLinks.staffCompanies}>All companies that wait</TextLink>
      <Columns asideLabel="The decision" aside={<CompanyDecision key={status} id={id} status={status} />}>
        <Section title={companyName}>
          <DescriptionList items={facts(company)} />
          {company.vatNumber && (
            <ExternalLink href={VAT_CHECKER} target="_blank" rel="noopener noreferrer">
              Look up the VAT number at HMRC
            </ExternalLink>
          )}
        </Section>
        {declarations.length === 0 && <EmptyState>The company has declared nothing.</EmptyState>}
        {declarations.map((declaration) => (
          <Section key={declaration.id} title={declarationLabels[declaration.kind]}>
            <Stack gap="sm">
              <DescriptionList items={declared(declaration)} />
              <Register declaration={declaration} companyName={companyName} />
              <DeclarationDecision key={declaration.status} companyId={id} declaration={declaration} />
            </Stack>
          </Section>
        ))}
        <Section title="Decisions">
          {decisions.length === 0 ? (
            <Text tone="muted">None yet.</Text>
          ) : (
            <Timeline
              label="Decisions"
              events={decisions.map(({ decision, reason, decidedAt, by }) => ({
                id: decidedAt,
                title: `${vettingLabels[decision]}: ${reason}`,
                time: `${momentText(decidedAt)}, ${by ?? 'S4'}`,
              }))}
            />
          )}
        </Section>
      </Columns>
    </Stack>
  )
}

const facts = ({ status, address, companyEmail, companyContact, createdAt, vatNumber }: StaffCompanyDetails) => [
  { term: 'Now', detail: vettingLabels[status] },
  { term: 'Address', detail: address || 'Not given' },
  { term: 'Email', detail: companyEmail || 'Not given' },
  { term: 'Contact', detail: companyContact || 'Not given' },
  { term: 'Signed up', detail: momentText(createdAt) },
  { term: 'VAT number', detail: vatNumber ? `${formatVatNumber(vatNumber)}, declared` : 'Not registered, as it says' },
]

const states = { declared: 'Declared', lookedAt: 'Looked at', verified: 'Verified', refused: 'Refused' }

const declared = ({ number, insurer, validUntil, declaredAt, status, decidedAt, reason }: Declaration) => [
  { term: 'Number', detail: number },
  ...(insurer ? [{ term: 'Insurer', detail: insurer }] : []),
  ...(validUntil ? [{ term: 'Until', detail: dateText(validUntil) }] : []),
  { term: 'Declared', detail: momentText(declaredAt) },
  { term: 'Found', detail: decidedAt ? `${states[status]}, ${momentText(decidedAt)}` : 'Nobody has looked.' },
  ...(reason ? [{ term: 'Reason', detail: reason }] : []),
]

const VAT_CHECKER = 'https://www.gov.uk/check-uk-vat-number'
const COMPANIES_HOUSE = 'https://find-and-update.company-information.service.gov.uk/company/'
const ACS_REGISTER = 'https://services.sia.homeoffice.gov.uk/rac'

function Register({ declaration: { kind, number }, companyName }: { declaration: Declaration; companyName: string }) {
  if (kind === 'companiesHouse')
    return (
      <ExternalLink href={`${COMPANIES_HOUSE}${encodeURIComponent(number)}`} target="_blank" rel="noopener noreferrer">
        Look up {number} at Companies House
      </ExternalLink>
    )
  if (kind === 'acs')
    return (
      <ExternalLink href={ACS_REGISTER} target="_blank" rel="noopener noreferrer">
        Look up {companyName} in the SIA’s register of approved contractors
      </ExternalLink>
    )
  return (
    <Text size="small" tone="muted">
      No public register lists the policies. Ask the company for the certificate, or ask the insurer.
    </Text>
  )
}
