import { css } from '@emotion/react'
import { theme } from '@s4/theme'
// oxlint-disable-next-line no-restricted-imports -- the one place
import { type ComponentType, createElement, lazy, useCallback, useEffect, useState } from 'react'
import { Button } from '../controls/button'
import { Text } from '../type/text'

type Load<Props extends object> = () => Promise<ComponentType<Props>>

type Missing = ComponentType<{ onRetry: () => void }>

const ASK_AGAIN_MS = 10_000

/**
 * A part of a screen whose code is loaded when it is first shown. When that fails the rest of the screen stays:
 * `Missing` stands in its place, and the part comes with the connection or when it is asked for again.
 */
export const lazyPart = <Props extends object>(load: Load<Props>, Missing: Missing = NotLoaded) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => latePart(load, Missing)) }))

/** A part that the screen is whole without: until it comes nothing stands in its place. */
export const lazyExtra = <Props extends object>(load: Load<Props>) => lazyPart(load, Nothing)

const Nothing = () => null

/** A part whose code could not be loaded: asks for it again until it comes. */
export function latePart<Props extends object>(load: Load<Props>, Missing: Missing = NotLoaded): ComponentType<Props> {
  return function LatePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null)
    const ask = useCallback(() => {
      void load().then(
        (part) => setPart(() => part),
        () => undefined,
      )
    }, [])
    useEffect(() => {
      if (Part) return undefined
      const timer = setInterval(ask, ASK_AGAIN_MS)
      window.addEventListener('online', ask)
      return () => {
        clearInterval(timer)
        window.removeEventListener('online', ask)
      }
    }, [Part, ask])
    return Part ? createElement(Part, props) : <Missing onRetry={ask} />
  }
}

/** Says in the place of a part that its code could not be loaded. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" css={notLoadedStyle}>
      <Text as="span">This part of S4 could not be loaded. It comes once S4 can be reached.</Text>
      <Button tone="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

const notLoadedStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.sm })
