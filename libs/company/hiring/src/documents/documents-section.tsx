import { Disclosure, List, Section, Text } from '@s4/ui'
import { DocumentLine, FormerCheckLine } from './document-line'
import { useDocuments } from '../queries/hiring-queries'

/**
 * A worker's documents; their numbers can be revealed while there is an open application or agreed work
 * (docs/product.md#document-checks).
 */
export function DocumentsSection({ seekerId, fullname }: { seekerId: string; fullname: string }) {
  const { documents, formerChecks, given, mayReveal } = useDocuments(seekerId)
  const givenText = [
    ['UTR', given.utr],
    ['National Insurance number', given.nino],
    ['Bank details', given.bank],
    ['Driving licence', given.drivingLicence],
  ] as const

  return (
    <Section title="Documents">
      {documents.length === 0 ? (
        <Text tone="muted">{fullname} has given no SIA licence, right-to-work record or certificate.</Text>
      ) : (
        <List label="Documents">
          {documents.map((document) => (
            <li key={`${document.kind}-${document.id}`}>
              <DocumentLine document={document} seekerId={seekerId} fullname={fullname} mayReveal={mayReveal} />
            </li>
          ))}
        </List>
      )}
      {!mayReveal && documents.length > 0 && (
        <Text size="small" tone="muted">
          You can check these while {fullname} has an open application with you, or agreed work without an invoice. You
          can open the files, and read the SIA number, the share code and the date of birth. {fullname} is told each
          time.
        </Text>
      )}
      {formerChecks.length > 0 && (
        <Disclosure summary={`Checks of removed documents (${formerChecks.length})`}>
          <Text size="small" tone="muted">
            {fullname} has removed these documents since. Your checks of them stay on record.
          </Text>
          <List label="Checks of removed documents">
            {formerChecks.map((check) => (
              <li key={check.id}>
                <FormerCheckLine check={check} />
              </li>
            ))}
          </List>
        </Disclosure>
      )}
      <Text size="small" tone="muted">
        {givenText.map(([what, is]) => `${what}: ${is ? 'given' : 'not given'}`).join(' · ')}
      </Text>
    </Section>
  )
}
