import type { AssignmentDetails, CheckCall } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { useChange } from '@s4/queries'
import { Button, Inline, Refusal, SelectField, Stack, Text } from '@s4/ui'
import { useState } from 'react'
import { passFor } from '../pass/shift-pass'

const choices = ['10', '15', '20', '30', '45', '60'] as const

interface CheckOnMeProps {
  work: AssignmentDetails
  /** The call that comes next. */
  next: CheckCall
}

/** For somebody who works alone: the next check call sooner, by their own wish. */
export function CheckOnMe({ work, next }: CheckOnMeProps) {
  const change = useChange('checkCalls.checkOnMe', {
    shown: true,
    repeatable: true,
    shiftToken: () => passFor(work.id).shiftToken,
  })
  const [minutes, setMinutes] = useState<string>('20')
  const isAsked = next.plannedAt !== null
  return (
    <Stack gap="sm">
      <Refusal failure={change.error} />
      {isAsked && (
        <Text>
          You asked to be checked on at {timeText(next.dueAt, work.zone)}. If you do not answer, the company is alerted.
        </Text>
      )}
      <Inline>
        <SelectField
          label="Check on me in"
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
          options={choices.map((value) => ({ value, label: `${value} min` }))}
        />
        <Button
          tone="quiet"
          size="small"
          busy={change.isPending}
          onClick={() => change.mutate({ id: work.id, minutes: Number(minutes) })}
        >
          {isAsked ? 'Move it' : 'Check on me'}
        </Button>
        {isAsked && (
          <Button
            tone="plain"
            size="small"
            busy={change.isPending}
            onClick={() => change.mutate({ id: work.id, minutes: null })}
          >
            Cancel this check
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
