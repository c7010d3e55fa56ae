import { css } from '@emotion/react'
import { ApiError } from '@s4/contract/api-error'
import { theme } from '@s4/theme'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { Button, ButtonLink } from '../controls/button'
import { Disclosure } from '../controls/disclosure'
import { Heading } from '../type/text'

const NO_ANSWER = 0

interface RouteErrorProps {
  /** 1 on a page of its own, 2 inside a frame with a title. */
  level?: 1 | 2 | undefined
}

/** The router's error screen: status, message, and the stack in a closed disclosure. */
export function RouteError({ level = 1 }: RouteErrorProps) {
  const error = useRouteError()
  const { status, message, stack } = describe(error)
  const nextStep = error instanceof ApiError ? error.nextStep : undefined

  return (
    <div role="alert" css={errorStyle}>
      <Heading level={level} size="title">
        {status === NO_ANSWER ? 'S4 cannot be reached' : 'Unexpected Application Error!'}
      </Heading>
      <p css={messageStyle}>{[status, message].filter(Boolean).join(' ')}</p>
      <div css={actionsStyle}>
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <Button tone="quiet" onClick={() => window.history.back()}>
          Go back
        </Button>
        {nextStep && (
          <ButtonLink tone="quiet" to={nextStep.path}>
            {nextStep.label}
          </ButtonLink>
        )}
      </div>
      {stack && (
        <Disclosure summary="Technical details">
          <pre css={stackStyle}>{stack}</pre>
        </Disclosure>
      )}
    </div>
  )
}

interface Description {
  status?: number
  message: string
  stack?: string
}

function describe(error: unknown): Description {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText || toText(error.data) }
  if (error instanceof Error) {
    const { message, stack } = error
    const status = 'status' in error && typeof error.status === 'number' ? { status: error.status } : {}
    return { ...status, message, ...(stack ? { stack } : {}) }
  }
  return { message: toText(error) }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const errorStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.md,
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  padding: `${theme.space.xl} ${theme.space.md}`,
})

const messageStyle = css({ fontSize: '18px', color: theme.color.textMuted })

const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: theme.space.sm })

const stackStyle = css({ margin: 0, overflowX: 'auto', fontSize: theme.size.caption, lineHeight: 1.6 })
