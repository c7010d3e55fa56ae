import { companyLinks } from '@s4/links'
import type { WorkerWithDueChecks } from '@s4/contract'
import { Button, ButtonLink, Disclosure, EmptyState, Inline, KeepsRoom, List, Page, Section, Text } from '@s4/ui'
import { useState } from 'react'
import { CheckModal, type DocumentToCheck } from '../documents/check-modal'
import { useDueChecks, useRefusedDocuments } from '../queries/hiring-queries'
import { CheckRulesForm } from './check-rules-form'
import { RefusedDocuments } from './refused-documents'
import { WorkerChecks } from './worker-checks'

/** The document checks due before coming shifts; several can be recorded at once (docs/product.md#document-checks). */
export function DueChecksPage() {
  const workers = useDueChecks()
  // Those before a coming shift are listed above.
  const refused = useRefusedDocuments().filter(({ seekerId }) => !workers.some((due) => due.seekerId === seekerId))
  const [chosenKeys, setChosenKeys] = useState<readonly string[]>([])
  const [recording, setRecording] = useState(false)
  const chosen = workers.flatMap(toCheck).filter((document) => chosenKeys.includes(documentKey(document)))

  return (
    <Page>
      <KeepsRoom>
        <Section title="Checks due in the next 14 days">
          {workers.length === 0 ? (
            <EmptyState
              drawing="people"
              action={<ButtonLink to={companyLinks.assignedJobs}>Assigned workers</ButtonLink>}
            >
              Nothing is due: there is no document to check before the shifts of the next 14 days.
            </EmptyState>
          ) : (
            <>
              <Text tone="muted">Select several to record one result for all of them.</Text>
              <List label="Workers with checks due">
                {workers.map((worker) => (
                  <li key={worker.seekerId}>
                    <WorkerChecks
                      worker={worker}
                      isChosen={(document) => chosenKeys.includes(documentKey({ ...worker, document }))}
                      onChoose={(document, on) => {
                        const key = documentKey({ ...worker, document })
                        setChosenKeys((before) => (on ? [...before, key] : before.filter((other) => other !== key)))
                      }}
                    />
                  </li>
                ))}
              </List>
            </>
          )}
        </Section>
      </KeepsRoom>
      {chosen.length > 0 && (
        <Section title={chosen.length === 1 ? '1 document chosen' : `${chosen.length} documents chosen`}>
          <Text tone="muted">
            {chosen.map(({ fullname, document }) => `${fullname}: ${document.name}`).join(' · ')}
          </Text>
          <Inline>
            <Button size="small" onClick={() => setRecording(true)}>
              Record one result for all
            </Button>
            <Button size="small" tone="plain" onClick={() => setChosenKeys([])}>
              Choose none
            </Button>
          </Inline>
        </Section>
      )}
      {recording && (
        <CheckModal
          documents={chosen}
          onClose={() => {
            setRecording(false)
            setChosenKeys([])
          }}
        />
      )}
      <RefusedDocuments workers={refused} />
      <Disclosure summary="Change what has to be checked">
        <CheckRulesForm />
      </Disclosure>
    </Page>
  )
}

const toCheck = ({ seekerId, fullname, due }: WorkerWithDueChecks): DocumentToCheck[] =>
  due.map(({ document }) => ({ seekerId, fullname, document }))

/** With the version, so that a changed document is not chosen any more. */
const documentKey = ({ seekerId, document: { kind, id, version } }: DocumentToCheck) =>
  [seekerId, kind, id, version].join(' ')
