import { companyLinks } from '@s4/links'
import type { WorkerWithRefusedDocuments } from '@s4/contract'
import { Avatar, ButtonLink, Card, Heading, Inline, List, Section, Text } from '@s4/ui'
import { DocumentLine } from '../documents/document-line'

/** The documents and screenings the company refused, to look at again, also of workers without a coming shift. */
export function RefusedDocuments({ workers }: { workers: readonly WorkerWithRefusedDocuments[] }) {
  if (workers.length === 0) return null
  return (
    <Section title="Refused documents and screenings">
      <Text tone="muted">
        Their workers get no offer, and cannot accept one, for work that needs the document until you have looked again.
      </Text>
      <List label="Workers with refused documents">
        {workers.map(({ seekerId, fullname, picture, screeningRefused, documents }) => (
          <li key={seekerId}>
            <Card as="article" aria-label={`Refused documents of ${fullname}`}>
              <Inline>
                <Avatar name={fullname} picture={picture} />
                <Heading level={3} size="body">
                  {fullname}
                </Heading>
              </Inline>
              {screeningRefused && (
                <Inline justify="between">
                  <Text weight="medium">BS 7858 screening</Text>
                  <ButtonLink size="small" tone="quiet" to={`${companyLinks.workerScreening}?worker=${seekerId}`}>
                    Look again
                  </ButtonLink>
                </Inline>
              )}
              <List label={`Refused documents of ${fullname}`}>
                {documents.map((document) => (
                  <li key={`${document.kind}-${document.id}`}>
                    <DocumentLine
                      document={document}
                      seekerId={seekerId}
                      fullname={fullname}
                      mayReveal={false}
                      mayCheck
                    />
                  </li>
                ))}
              </List>
            </Card>
          </li>
        ))}
      </List>
    </Section>
  )
}
