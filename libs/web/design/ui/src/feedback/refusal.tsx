import type { NextStep, ApiError } from '@s4/contract/api-error'
import type { ReactNode } from 'react'
import { ButtonLink } from '../controls/button'
import { Callout } from './callout'

type Refused = { nextStep?: NextStep | undefined } | null | undefined

/** A link to the next step after a refusal, if there is one. */
export const NextStepLink = ({ failure }: { failure: Refused }) =>
  failure?.nextStep ? (
    <ButtonLink size="small" tone="quiet" to={failure.nextStep.path}>
      {failure.nextStep.label}
    </ButtonLink>
  ) : null

interface RefusalProps {
  failure: Failure | null | undefined
  title?: string | undefined
  /** What else can be done about it. */
  action?: ReactNode
  children?: ReactNode
}

type Failure = Pick<ApiError, 'message'> &
  Partial<Pick<ApiError, 'isOnFields' | 'facts' | 'status' | 'retryAfterSeconds' | 'nextStep'>>

const TOO_MANY = 429
const NO_ANSWER = 0

/** A form's answer may stand above the part of the screen that is seen, so focus moves to it. */
const bringIntoView = (box: HTMLElement | null) => {
  if (box?.closest('form, [role=dialog]')) box.focus()
}

/** Why a request was refused, with its next step. Shows nothing where the form itself explains it. */
export function Refusal({ failure, title, action, children }: RefusalProps) {
  if (!failure || failure.isOnFields || failure.facts?.changed) return null
  const { message, status, retryAfterSeconds, nextStep } = failure
  const wait =
    status === TOO_MANY && retryAfterSeconds !== undefined
      ? `Try again in ${Math.ceil(retryAfterSeconds / 60)} min.`
      : null
  const again = status === NO_ANSWER ? 'S4 did not answer. Check your signal, then try again.' : null
  return (
    <div ref={bringIntoView} tabIndex={-1}>
      <Callout
        tone="danger"
        live
        title={title}
        action={
          (nextStep || action) && (
            <>
              <NextStepLink failure={failure} />
              {action}
            </>
          )
        }
      >
        {message} {(wait ?? again) && <span>{wait ?? again}</span>} {children}
      </Callout>
    </div>
  )
}
