import type { WorkerWithRefusedDocuments } from '@s4/contract'
import { Avatar, Card, Heading, Inline, List, Section, Text } from '@s4/ui'
import { DocumentLine } from '../documents/document-line'

/** The documents the company refused, to look at again, also of workers without a coming shift. */
export function RefusedDocuments({ workers }: { workers: readonly WorkerWithRefusedDocuments[] }) {
  if (workers.length === 0) return null
  return (
    <Section title="Refused documents">
      <Text tone="muted">
        Their workers get no offer, and cannot accept one, for work that needs the document until you have looked again.
      </Text>
      <List label="Workers with refused documents">
        {workers.map(({ seekerId, fullname, picture, documents }) => (
          <li key={seekerId}>
            <Card as="article" aria-label={`Refused documents of ${fullname}`}>
              <Inline>
                <Avatar name={fullname} picture={picture} />
                <Heading level={3} size="body">
                  {fullname}
                </Heading>
              </Inline>
              <List label={`Refused documents of ${fullname}`}>
                {documents.map((document) => (
                  <li key={`${document.kind}-${document.id}`}>
                    <DocumentLine document={document} seekerId={seekerId} mayReveal={false} mayCheck />
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
