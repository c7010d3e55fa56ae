import { useEffect, useRef } from 'react'
import { Button } from '../controls/button'
import { Callout } from '../feedback/callout'
import { List, Stack } from '../layout/layout'

export interface ChangedFieldLine {
  name: string
  label: string
  before: string | null
  now: string | null
  /** Null where the field was not touched and now holds what is stored. */
  yours: string | null
  /** Who saved last; null where nobody is named. */
  by: string | null
  onTake: () => void
}

/** What somebody else saved while the form was open, with a way to take it. */
export function ChangedFields({ changed }: { changed: readonly ChangedFieldLine[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const by = changed[0]?.by ?? null
  const someTyped = changed.some(({ yours }) => yours !== null)

  return (
    <div ref={box} tabIndex={-1}>
      <Callout tone="warning" title="Somebody changed this while you had it open" live>
        <Stack gap="sm">
          <span>
            {by !== null && `It was last saved by ${by}. `}
            Nothing of yours is saved yet, and what you typed is still here.{' '}
            {someTyped
              ? 'Save again to replace what is named below with yours.'
              : 'The form now shows what they saved. Look at it and save again.'}
          </span>
          <List label="What they changed" gap="xs">
            {changed.map((field) => (
              <li key={field.name}>
                <strong>{field.label}</strong>: {versionsText(field)}{' '}
                {field.yours !== null && (
                  <Button tone="quiet" size="small" onClick={field.onTake}>
                    Take theirs: {field.label}
                  </Button>
                )}
              </li>
            ))}
          </List>
        </Stack>
      </Callout>
    </div>
  )
}

function versionsText({ before, now, yours }: ChangedFieldLine): string {
  const theirs = before !== null && now !== null ? `was ${asValue(before)}, now ${asValue(now)}.` : 'they changed it.'
  return yours === null ? theirs : `${theirs} You typed ${asValue(yours)}.`
}

/** A sentence that somebody typed stands in quotation marks, so that it ends before ours does. */
const asValue = (text: string) => (/[.!?]$/.test(text) ? `“${text}”` : text)
