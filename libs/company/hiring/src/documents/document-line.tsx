import type { CheckableDocument } from '@s4/contract'
import { dateText, momentText } from '@s4/domain/shift-text'
import { Button, DescriptionList, ExternalLink, Inline, Stack, StatusBadge, Text, type StateTone } from '@s4/ui'
import { useState } from 'react'
import { CheckModal } from './check-modal'
import { useReveal } from '../queries/hiring-queries'

interface DocumentLineProps {
  document: CheckableDocument
  seekerId: string
  mayReveal: boolean
}

export const checkText = { accepted: 'Accepted', refused: 'Refused', pending: 'Waiting' } as const
const checkTone: Record<keyof typeof checkText, StateTone> = {
  accepted: 'success',
  refused: 'danger',
  pending: 'warning',
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** One document with its check and a button to reveal its number. */
export function DocumentLine({ document, seekerId, mayReveal }: DocumentLineProps) {
  const { kind, id, name, expiresOn, file, check } = document
  const reveal = useReveal()
  const [checking, setChecking] = useState(false)

  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Text weight="medium">{capital(name)}</Text>
        {check ? (
          <StatusBadge tone={checkTone[check.result]}>{checkText[check.result]}</StatusBadge>
        ) : (
          <StatusBadge>Not checked</StatusBadge>
        )}
      </Inline>
      <Text size="small" tone="muted">
        {expiresOn ? `Expires ${dateText(expiresOn)}` : 'No end date'}
        {check &&
          ` · Checked ${momentText(check.checkedAt)}${check.checkedBy ? ` by ${check.checkedBy}` : ''}${check.note && `: ${check.note}`}`}
      </Text>
      <Inline>
        {mayReveal && (
          <Button size="small" tone="quiet" onClick={() => setChecking(true)}>
            Record a check
          </Button>
        )}
        {mayReveal && kind !== 'certificate' && !reveal.data && (
          <Button
            size="small"
            tone="quiet"
            busy={reveal.isPending}
            onClick={() => reveal.mutate({ id: seekerId, kind, documentId: id })}
          >
            {kind === 'licence' ? 'Read the number' : 'Read share code and date of birth'}
          </Button>
        )}
        {file && (
          <ExternalLink href={file} target="_blank" rel="noopener">
            Open the file
          </ExternalLink>
        )}
      </Inline>
      {reveal.data && (
        <DescriptionList
          items={[
            { term: kind === 'licence' ? 'SIA number' : 'Share code', detail: reveal.data.number ?? 'Not given' },
            ...(reveal.data.dateOfBirth ? [{ term: 'Date of birth', detail: dateText(reveal.data.dateOfBirth) }] : []),
          ]}
        />
      )}
      <CheckModal open={checking} document={document} seekerId={seekerId} onClose={() => setChecking(false)} />
    </Stack>
  )
}
