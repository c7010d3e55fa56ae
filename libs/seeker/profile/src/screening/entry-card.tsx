import { seekerLinks } from '@s4/links'
import type { FileEntry } from '@s4/contract'
import { activityKindText } from '@s4/domain/screening'
import { useEndpointMutation } from '@s4/api-client'
import { Button, ButtonLink, Card, ConfirmModal, ExternalLink, Heading, Inline, List, Refusal, Text } from '@s4/ui'
import { HistoryBadge } from '@s4/work'
import { useState } from 'react'
import { ReferenceLine } from './reference-line'
import { spanText } from './span-text'

/** A piece of the history with who confirms it. */
export function EntryCard({ entry, mayAsk }: { entry: FileEntry; mayAsk: boolean }) {
  const { id, kind, activityKind, title, organisation, verified, references, evidence } = entry
  const isAsked = references.some(({ state }) => state === 'asked')
  const name = organisation ? `${title}, ${organisation}` : title
  return (
    <Card as="article" aria-label={name}>
      <Inline justify="between">
        <Heading level={3} size="body">
          {name}
        </Heading>
        <HistoryBadge verified={verified} />
      </Inline>
      <Text size="small" tone="muted">
        {activityKind && `${activityKindText[activityKind]}, `}
        {spanText(entry)}
      </Text>
      {references.length > 0 && (
        <List label={`Referees for ${name}`} gap="sm">
          {references.map((reference) => (
            <li key={reference.id}>
              <ReferenceLine reference={reference} />
            </li>
          ))}
        </List>
      )}
      {evidence.length > 0 && <EvidenceList entry={entry} name={name} />}
      <Inline>
        {mayAsk && !isAsked && verified !== 'all' && (
          <ButtonLink to={`?ask=${id}`} size="small" tone="quiet" aria-label={`Ask a referee about ${name}`}>
            Ask a referee
          </ButtonLink>
        )}
        <ButtonLink to={`?evidence=${id}`} size="small" tone="plain" aria-label={`Add a document for ${name}`}>
          Add a document
        </ButtonLink>
        <ButtonLink to={editPath(entry)} size="small" tone="plain" aria-label={`Edit ${name}`}>
          Edit
        </ButtonLink>
        {kind === 'activity' && <RemoveActivity id={id} name={name} />}
      </Inline>
    </Card>
  )
}

function editPath({ kind, id }: FileEntry): string {
  if (kind === 'activity') return `?activity=${id}`
  return `${kind === 'employment' ? seekerLinks.editExperience : seekerLinks.editEducation}?record=${id}`
}

function EvidenceList({ entry: { evidence }, name }: { entry: FileEntry; name: string }) {
  const remove = useEndpointMutation('screening.removeEvidence')
  return (
    <>
      <List label={`Documents for ${name}`} gap="sm">
        {evidence.map(({ id, note, file }) => (
          <li key={id}>
            <Inline>
              {file ? (
                <ExternalLink href={file} target="_blank" rel="noopener">
                  {note}
                </ExternalLink>
              ) : (
                <Text>{note}</Text>
              )}
              <Button
                size="small"
                tone="plain"
                aria-label={`Remove ${note}`}
                busy={remove.isPending && remove.variables.id === id}
                onClick={() => remove.mutate({ id })}
              >
                Remove
              </Button>
            </Inline>
          </li>
        ))}
      </List>
      <Refusal failure={remove.error} />
    </>
  )
}

function RemoveActivity({ id, name }: { id: string; name: string }) {
  const remove = useEndpointMutation('screening.removeActivity')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" tone="plain" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmModal
        open={asking}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        tone="danger"
        busy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate({ id }, { onSettled: () => setAsking(false) })}
      >
        Answers of referees and documents about it go as well.
      </ConfirmModal>
    </>
  )
}
