import { apiLinks, seekerLinks } from '@s4/links'
import type { ScreeningFile } from '@s4/contract'
import { dateText, momentText } from '@s4/domain/shift-text'
import { useUndoable } from '@s4/queries'
import { useUndo } from '@s4/toast'
import { Button, ButtonLink, Callout, Card, ExternalLink, Inline, List, ProgressBar, Section, Text } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { EditPage } from '../edit/edit-page'
import { useScreeningFile } from '../queries/profile-queries'
import { Addresses } from './addresses'
import { DeclarationSection } from './declaration-section'
import { formOf } from './form-of'
import { HistorySection } from './history-section'
import { spanText } from './span-text'

/** The worker's own screening file, or the form of one part of it (docs/product.md#screening-file). */
export function ScreeningPage() {
  const file = useScreeningFile()
  const [params] = useSearchParams()
  const form = formOf(file, params)
  if (form) return form
  const { addressGaps, coverage, explanations, decisions } = file
  const { months, coveredMonths, verifiedMonths, gaps } = coverage
  const unexplained = gaps.filter(({ missing }) => missing !== null).length

  return (
    <EditPage title="Screening file">
      <Text>
        Security firms check what you did in the last five years (BS 7858). Write it here once. A firm you apply to or
        work for can read it. We tell you each time.
      </Text>
      <ProgressBar
        label="Confirmed by referees"
        value={verifiedMonths}
        max={months}
        text={`${verifiedMonths} of ${months} months confirmed`}
        tone={verifiedMonths === months ? 'success' : 'action'}
      />
      <Text size="small" tone="muted">
        {coveredMonths} of {months} months have an entry.{' '}
        {unexplained > 0 && `${unexplained === 1 ? 'One gap is' : `${unexplained} gaps are`} not explained. `}
        {addressGaps.length > 0 &&
          `${addressGaps.length === 1 ? 'One gap' : `${addressGaps.length} gaps`} in where you lived.`}
      </Text>
      <DeclarationSection declaration={file.declaration} />
      <HistorySection file={file} />
      {explanations.length > 0 && <Explanations explanations={explanations} />}
      <Addresses file={file} />
      <Decisions decisions={decisions} />
      <Inline>
        <ExternalLink href={apiLinks.screeningPdf} target="_blank" rel="noopener">
          Open the file as PDF
        </ExternalLink>
      </Inline>
    </EditPage>
  )
}

function Explanations({ explanations }: Pick<ScreeningFile, 'explanations'>) {
  const remove = useUndoable('gapNote.remove', 'gapNote.create', useUndo())
  return (
    <Section title="What you have explained">
      <List label="Explanations">
        {explanations.map((note) => (
          <Card as="li" key={note.id}>
            <Text as="strong">{spanText(note)}</Text>
            <Text>{note.reason}</Text>
            <Inline>
              <Button
                tone="plain"
                size="small"
                aria-label={`Remove the explanation of ${spanText(note)}`}
                onClick={() =>
                  void remove({
                    input: { id: note.id },
                    rows: [{ id: note.id }],
                    become: null,
                    said: () => `Explanation of ${spanText(note)} removed.`,
                    back: () => ({ from: note.from, to: note.to, reason: note.reason }),
                  })
                }
              >
                Remove
              </Button>
            </Inline>
          </Card>
        ))}
      </List>
    </Section>
  )
}

const results = { complete: 'Complete', conditional: 'Conditional', refused: 'Refused' }

function Decisions({ decisions }: Pick<ScreeningFile, 'decisions'>) {
  if (decisions.length === 0) return null
  return (
    <Section title="Decisions of companies">
      <List label="Decisions">
        {decisions.map(({ id, company, result, until, reason, decidedAt }) => (
          <li key={id}>
            <Callout
              tone={result === 'refused' ? 'danger' : result === 'complete' ? 'success' : 'warning'}
              title={`${company}: ${results[result]}${until ? ` until ${dateText(until)}` : ''}`}
              action={
                result === 'refused' ? (
                  <ButtonLink to={seekerLinks.chat} tone="quiet" size="small">
                    Write to the company
                  </ButtonLink>
                ) : undefined
              }
            >
              {momentText(decidedAt)}
              {reason && `: ${reason}`}
            </Callout>
          </li>
        ))}
      </List>
    </Section>
  )
}
