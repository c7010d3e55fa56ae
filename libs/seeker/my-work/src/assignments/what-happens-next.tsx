import type { AssignmentDetails } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { bookingOpensAt } from '@s4/domain/shift-window'
import { KeepsRoom, Steps } from '@s4/ui'
import { awaitedChecksText } from '@s4/work'
import { useState } from 'react'

const DAY_MS = 24 * 60 * 60_000
const dayBefore = (instant: string) => new Date(Date.parse(instant) - DAY_MS).toISOString()

const theirPart = (isClose: boolean) =>
  ` This is the company’s part. ${
    isClose
      ? 'Your shift is close: write to the company now.'
      : 'If it is not done the day before, write to the company.'
  }`

/** What is left between agreeing to a shift and working it. */
export function WhatHappensNext({ assignment }: { assignment: AssignmentDetails }) {
  const [isClose] = useState(() => Date.parse(assignment.startsAt) - Date.now() < DAY_MS)
  const checks = awaitedChecksText(assignment)
  // It stays with nothing left to check, so that the steps below do not move.
  const [hadChecks] = useState(checks !== null)
  const isRefused = assignment.awaitedChecks?.some(({ refused }) => refused)
  const opens = momentText(new Date(bookingOpensAt(assignment)).toISOString(), assignment.zone)
  const pinFrom = momentText(dayBefore(assignment.startsAt), assignment.zone)
  return (
    <Steps
      level={3}
      steps={[
        ...(checks || hadChecks
          ? [
              {
                title: 'The company checks your documents',
                text: (
                  <KeepsRoom>
                    {checks ? `${checks}${isRefused ? '' : theirPart(isClose)}` : 'Nothing is left to check.'}
                  </KeepsRoom>
                ),
              },
            ]
          : []),
        ...(assignment.pin === null
          ? [
              {
                title: 'Get your shift PIN',
                text: `It shows in My Work, on this shift, from ${pinFrom}.`,
              },
            ]
          : []),
        {
          title: 'Book on at the site',
          text: `From ${opens}. Enter the shift PIN and scan the code at the site.`,
        },
      ]}
    />
  )
}
