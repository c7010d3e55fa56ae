import type { NextStep, Problem } from '@s4/contract/problem'
import type { ReactNode } from 'react'
import { ButtonLink } from '../controls/button'
import { Callout } from './callout'

type Refused = { nextStep?: NextStep | undefined } | null | undefined

/** The way on from a refusal, where there is one. */
export const NextStepLink = ({ problem }: { problem: Refused }) =>
  problem?.nextStep ? (
    <ButtonLink size="small" tone="quiet" to={problem.nextStep.path}>
      {problem.nextStep.label}
    </ButtonLink>
  ) : null

interface RefusalProps {
  problem: Problem | null | undefined
  title?: string | undefined
  /** What is kept, or what else can be done. */
  children?: ReactNode
}

const TOO_MANY = 429

/** Why it was refused, and the way on. Nothing while there is no problem, or where fields say it. */
export function Refusal({ problem, title, children }: RefusalProps) {
  if (!problem || problem.isOnFields) return null
  const { message, status, retryAfterSeconds, nextStep } = problem
  const wait =
    status === TOO_MANY && retryAfterSeconds !== undefined
      ? `Try again in ${Math.ceil(retryAfterSeconds / 60)} min.`
      : null
  return (
    <Callout tone="danger" live title={title} action={nextStep && <NextStepLink problem={problem} />}>
      {message} {wait && <span>{wait}</span>} {children}
    </Callout>
  )
}
