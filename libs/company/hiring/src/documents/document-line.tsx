import type { CheckableDocument, FormerCheck } from '@s4/contract'
import { dateText, expiryText, localDate, momentText } from '@s4/domain/shift-text'
import { Button, DescriptionList, ExternalLink, Inline, Stack, StatusBadge, Text } from '@s4/ui'
import { statusTones } from '@s4/work'
import { useState } from 'react'
import { CheckModal, methodText, rightToWorkText } from './check-modal'
import { useReveal } from '../queries/hiring-queries'

interface DocumentLineProps {
  document: CheckableDocument
  seekerId: string
  fullname: string
  mayReveal: boolean
  /** Also without an open application or work, of a document the company refused. */
  mayCheck?: boolean
}

export const checkWords: Record<CheckableDocument['state'], string> = {
  accepted: 'Accepted',
  refused: 'Refused',
  pending: 'Waiting',
  changed: 'Changed since your check',
  'not-checked': 'Not checked',
}
const today = () => localDate(new Date().toISOString())
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** One document with its check and a button to reveal its number. */
export function DocumentLine({ document, seekerId, fullname, mayReveal, mayCheck = mayReveal }: DocumentLineProps) {
  const { kind, id, name, version, file, check, state, rightToWork } = document
  const reveal = useReveal()
  const [revealedVersion, setRevealedVersion] = useState<number>()
  // A number that was read belongs to the version of then.
  const revealed = revealedVersion === version ? reveal.data : undefined
  const [checking, setChecking] = useState(false)
  const changes = changesText(document)
  const hasNoCode = rightToWork !== null && rightToWork.kind !== 'shareCode'
  const numbers = revealed ? (
    <DescriptionList
      items={[
        ...(hasNoCode
          ? []
          : [{ term: kind === 'licence' ? 'SIA number' : 'Share code', detail: revealed.number ?? 'Not given' }]),
        ...(revealed.dateOfBirth ? [{ term: 'Date of birth', detail: dateText(revealed.dateOfBirth) }] : []),
      ]}
    />
  ) : (
    mayReveal &&
    kind !== 'certificate' && (
      <Button
        size="small"
        tone="quiet"
        busy={reveal.isPending}
        onClick={() => {
          setRevealedVersion(version)
          reveal.mutate({ id: seekerId, kind, documentId: id })
        }}
      >
        {kind === 'licence'
          ? 'Show the number'
          : hasNoCode
            ? 'Show date of birth'
            : 'Show share code and date of birth'}
      </Button>
    )
  )

  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Text weight="medium">{capital(name)}</Text>
        <StatusBadge tone={statusTones.document[state]}>{checkWords[state]}</StatusBadge>
      </Inline>
      <Text size="small" tone="muted">
        {documentFacts(document, mayReveal).join(' · ')}
      </Text>
      {changes && <Text size="small">{changes}</Text>}
      {check?.answer && <Text size="small">The worker answers: {check.answer}</Text>}
      <Inline>
        {mayCheck && (
          <Button size="small" tone="quiet" onClick={() => setChecking(true)}>
            Check
          </Button>
        )}
        {!revealed && numbers}
        {file && (
          <ExternalLink href={file} target="_blank" rel="noopener">
            Open the file
          </ExternalLink>
        )}
      </Inline>
      {revealed && numbers}
      {checking && (
        <CheckModal
          documents={[{ seekerId, fullname, document }]}
          numbers={numbers}
          onClose={() => setChecking(false)}
        />
      )}
    </Stack>
  )
}

function documentFacts({ kind, expiresOn, rightToWork, check }: CheckableDocument, mayReveal: boolean): string[] {
  const isClosed = kind === 'right-to-work' && !mayReveal
  return [
    rightToWork && rightToWorkText[rightToWork.kind],
    rightToWork?.restrictions && `Restrictions: ${rightToWork.restrictions}`,
    !isClosed && expiryText(expiresOn, today()),
    check && checkText(check),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[]
}

/** What is different from what the company checked, as far as it is told; null for a document that is not changed. */
function changesText({ kind, name, expiresOn, rightToWork, state, check }: CheckableDocument): string | null {
  if (state !== 'changed' || check === null) return null
  const limits = (text: string) => text || 'none'
  const known = [
    ...(check.name && check.name !== name ? [`It was: ${check.name}.`] : []),
    ...(check.expiresOn === expiresOn || (kind === 'right-to-work' && rightToWork === null)
      ? []
      : [`It expired ${lastDay(check.expiresOn)}, now ${lastDay(expiresOn)}.`]),
    ...(rightToWork && rightToWork.restrictions !== check.restrictions
      ? [`Restrictions were ${limits(check.restrictions)}, now ${limits(rightToWork.restrictions)}.`]
      : []),
  ]
  if (known.length > 0) return known.join(' ')
  return kind === 'certificate'
    ? 'The name and last day are as you checked them. The number, the issuer or the file is new.'
    : 'The last day is as you checked it. The number, the file, or the worker’s name or date of birth is new.'
}

const lastDay = (day: string | null) => (day ? dateText(day) : 'with no end date')

/** A check of a document that the worker has removed since. */
export function FormerCheckLine({ check }: { check: FormerCheck }) {
  const { name, expiresOn, result } = check
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Text weight="medium">{capital(name)}</Text>
        <StatusBadge tone="neutral">{checkWords[result]} then</StatusBadge>
      </Inline>
      <Text size="small" tone="muted">
        {[expiresOn && expiryText(expiresOn, today()), checkText(check)].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  )
}

function checkText(check: Omit<FormerCheck, 'id' | 'kind' | 'name' | 'expiresOn' | 'result'>): string {
  const { checkedAt, checkedBy, method, restrictions, note } = check
  const by = checkedBy ? ` by ${checkedBy}` : ''
  const how = method ? `, ${methodText[method].toLowerCase().replace('sia', 'SIA')}` : ''
  const limits = restrictions && `, restrictions then: ${restrictions}`
  return `Checked ${momentText(checkedAt)}${by}${how}${limits}${note && `: ${note}`}`
}
