import { seekerLinks } from '@s4/links'
import type { ScreeningFile } from '@s4/contract'
import { ButtonLink, Callout, EmptyState, Inline, List, Section } from '@s4/ui'
import type { ReactNode } from 'react'
import { EntryCard } from './entry-card'
import { spanText } from './span-text'

type Gap = ScreeningFile['coverage']['gaps'][number]

interface Part {
  key: string
  /** What still goes on comes first. */
  end: string
  shown: ReactNode
}

const TO_THIS_DAY = '9999-12-31'

/** Entries and gaps, the latest first. */
export function HistorySection({ file: { entries, coverage, declaration } }: { file: ScreeningFile }) {
  const oldest = coverage.from
  const inTime = entries.filter(({ to }) => to === null || to >= oldest)
  const parts = [
    ...inTime.map((entry): Part => ({
      key: entry.id,
      end: entry.to ?? TO_THIS_DAY,
      shown: <EntryCard entry={entry} mayAsk={declaration !== null} />,
    })),
    ...coverage.gaps.map((gap): Part => ({ key: gap.from, end: gap.to, shown: <GapCard gap={gap} /> })),
  ].toSorted((a, b) => b.end.localeCompare(a.end))

  return (
    <Section
      title="History"
      action={
        <ButtonLink to="?activity=new" tone="quiet" size="small">
          Add something else
        </ButtonLink>
      }
    >
      {parts.length === 0 ? (
        <EmptyState action={<ButtonLink to={`${seekerLinks.editExperience}?record=new`}>Add experience</ButtonLink>}>
          Nothing here yet. Begin with your latest work.
        </EmptyState>
      ) : (
        <List label="History">
          {parts.map(({ key, shown }) => (
            <li key={key}>{shown}</li>
          ))}
        </List>
      )}
    </Section>
  )
}

function GapCard({ gap }: { gap: Gap }) {
  const { missing, days } = gap
  if (missing === null)
    return (
      <Callout tone="info" title={`Gap: ${spanText(gap)}`}>
        {days} days, explained.
      </Callout>
    )
  return (
    <Callout
      tone="warning"
      title={`Gap: ${spanText(gap)}`}
      action={
        <Inline>
          <ButtonLink
            to={`?explain=${missing.from}&to=${missing.to}`}
            tone="quiet"
            size="small"
            aria-label={`Explain ${spanText(missing)}`}
          >
            Explain
          </ButtonLink>
          <ButtonLink to={`${seekerLinks.editExperience}?record=new`} tone="plain" size="small">
            Add experience
          </ButtonLink>
          <ButtonLink to={`${seekerLinks.editEducation}?record=new`} tone="plain" size="small">
            Add education
          </ButtonLink>
        </Inline>
      }
    >
      {days} days have no entry.
    </Callout>
  )
}
