import { css } from '@emotion/react'
import { ApiError } from '@s4/contract/api-error'
import { theme } from '@s4/theme'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { Button, ButtonLink } from '../controls/button'
import { Disclosure } from '../controls/disclosure'
import { Heading, Text } from '../type/text'

const NO_ANSWER = 0
const MISSING = 404
const DENIED = 403
const ASK_AGAIN_MS = 10_000

interface RouteErrorProps {
  /** 1 on a page of its own, 2 inside a frame with a title. */
  level?: 1 | 2 | undefined
}

/**
 * The router's error screen: what is not there or not open to the reader, that S4 cannot be reached or refused, or for
 * an error of the page its status, message and the stack in a closed disclosure. In an outage it asks again by itself.
 */
export function RouteError({ level = 1 }: RouteErrorProps) {
  const error = useRouteError()
  const { status, message, stack } = describe(error)
  const nextStep = error instanceof ApiError ? error.nextStep : undefined
  useAskAgain(error instanceof ApiError ? error.againAfterMs : isNotLoaded(error) ? ASK_AGAIN_MS : null)

  return (
    <div role="alert" css={errorStyle}>
      <Heading level={level} size="title">
        {titles.get(status) ?? (error instanceof ApiError ? 'Something went wrong' : 'Unexpected Application Error!')}
      </Heading>
      <Text tone="muted">{message}</Text>
      <div css={actionsStyle}>
        {status === MISSING ? (
          <ButtonLink to="/">Go to the home page</ButtonLink>
        ) : (
          <Button onClick={() => window.location.reload()}>Try again</Button>
        )}
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

/** A screen that an outage took comes back with S4. */
function useAskAgain(afterMs: number | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (afterMs === null) return undefined
    const timer = setInterval(() => void (document.hidden || revalidate()), afterMs)
    return () => clearInterval(timer)
  }, [afterMs, revalidate])
}

const titles = new Map<number | undefined, string>([
  [NO_ANSWER, 'S4 cannot be reached'],
  [MISSING, 'Not found'],
  [DENIED, 'This is not open to you'],
])

interface Description {
  status?: number | undefined
  message: string
  stack?: string | undefined
}

function describe(error: unknown): Description {
  const { status, message, stack } = read(error)
  // A page sends what its address says, so nothing else can be wrong.
  if (error instanceof ApiError && error.code.startsWith('input.')) return { status: MISSING, message: NOTHING_HERE }
  if (isNotLoaded(error))
    return { status: NO_ANSWER, message: 'This part of S4 could not be loaded. Try again when you are connected.' }
  if (status === MISSING) return { status, message: error instanceof Error ? message : NOTHING_HERE }
  if (status === DENIED || error instanceof ApiError) return { status, message }
  return { status, message: `${status || ''} ${message}`.trim(), stack }
}

/** Of a part of S4 that could not be loaded; each browser says it in its own words. */
const isNotLoaded = (error: unknown) => /dynamically imported|module script/i.test(read(error).message)

function read(error: unknown): Description {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText || toText(error.data) }
  if (error instanceof Error) {
    const { message, stack } = error
    const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined
    return { status, message, stack }
  }
  return { message: toText(error) }
}

const NOTHING_HERE = 'There is no page at this address. Check it for a typing mistake.'

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

const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: theme.space.sm })

const stackStyle = css({ overflowX: 'auto', fontSize: theme.size.caption })
