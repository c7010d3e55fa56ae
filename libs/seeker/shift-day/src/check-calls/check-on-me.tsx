import type { AssignmentDetails, CheckCall } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { useChange } from '@s4/queries'
import { Button, Inline, Refusal, SelectField, Stack, Text } from '@s4/ui'
import { useState } from 'react'
import { passFor } from '../pass/shift-pass'
import { useNow } from '@s4/api-client/clock'
import { useServerClock } from '../queries/use-server-clock'

const MINUTE_MS = 60_000
const choices = ['10', '15', '20', '30', '45', '60'] as const

interface CheckOnMeProps {
  work: AssignmentDetails
  /** The call that comes next. */
  next: CheckCall
}

/** For somebody who works alone: the next check call sooner, by their own wish. Only times before it are offered. */
export function CheckOnMe({ work, next }: CheckOnMeProps) {
  const change = useChange('checkCalls.checkOnMe', {
    shown: true,
    repeatable: true,
    shiftToken: () => passFor(work.id).shiftToken,
  })
  const now = useNow(useServerClock(work.id), 30_000)
  const isAsked = next.plannedAt !== null
  // Where calls vary nobody is to learn when the next one comes.
  const planned = work.callsVary ? Infinity : Date.parse(next.plannedAt ?? next.dueAt)
  const offered = choices.filter((value) => now + Number(value) * MINUTE_MS < planned)
  const [chosen, setMinutes] = useState<string>('10')
  const minutes = offered.find((value) => value === chosen) ?? offered[0]
  if (minutes === undefined && !isAsked) return null
  return (
    <Stack gap="sm">
      <Refusal failure={change.error} />
      {isAsked && (
        <Text>
          You asked to be checked on at {timeText(next.dueAt, work.zone)}. If you do not answer, the company is alerted.
        </Text>
      )}
      {!isAsked && <Text>Working alone? Ask for a check call sooner.</Text>}
      <Inline>
        {minutes !== undefined && (
          <>
            <SelectField
              label="Check on me in"
              value={minutes}
              onChange={({ target }) => setMinutes(target.value)}
              options={offered.map((value) => ({ value, label: `${value} min` }))}
            />
            <Button
              tone="quiet"
              size="small"
              busy={change.isPending}
              onClick={() => change.mutate({ id: work.id, minutes: Number(minutes) })}
            >
              {isAsked ? 'Move it' : 'Check on me'}
            </Button>
          </>
        )}
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
