import { css } from '@emotion/react'
import { theme } from '@s4/theme'
// oxlint-disable-next-line no-restricted-imports -- the one place
import { type ComponentType, createElement, lazy, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../controls/button'
import { hiddenStyle, Text } from '../type/text'
import { keepCode, type Load, useKeptCode } from './kept-code'

interface MissingProps {
  /** Whether it was asked for in vain since it is shown. */
  hasFailed: boolean
  onRetry: () => Promise<void>
  /** What the part was given to hold. */
  children?: ReactNode
}

type Missing = ComponentType<MissingProps>

/**
 * A part of a screen whose code is loaded when it is first shown. When that fails the rest of the screen stays:
 * `NotLoaded` stands in its place. The part comes with the connection or when it is asked for again.
 */
export const lazyPart = <Props extends object>(load: Load<Props>) => lazyOr(load, NotLoaded)

/** A part that the screen is whole without: until it comes only what it was given to hold stands in its place. */
export const lazyExtra = <Props extends object>(load: Load<Props>) => lazyOr(load, OnlyChildren)

const OnlyChildren = ({ children }: MissingProps) => children

const lazyOr = <Props extends object>(load: Load<Props>, Missing: Missing) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => latePart(load, Missing)) }))

/** A part whose code could not be loaded: asks for it again until it comes. */
function latePart<Props extends object>(load: Load<Props>, Missing: Missing): ComponentType<Props> {
  const kept = keepCode(load)
  return function LatePart(props: Props) {
    const { Part, hasFailed, ask } = useKeptCode(kept, true)
    const [isPressed, setPressed] = useState(false)
    if (Part)
      return (
        <>
          {isPressed && <Arrived />}
          {createElement(Part, props)}
        </>
      )
    const handleRetry = () => {
      setPressed(true)
      return ask()
    }
    return (
      <Missing hasFailed={hasFailed} onRetry={handleRetry}>
        {'children' in props ? (props.children as ReactNode) : undefined}
      </Missing>
    )
  }
}

/** Takes the focus of the button that was pressed for the part, so that the next one is the first of the part. */
function Arrived() {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) mark.current?.focus()
  }, [])
  return (
    <span ref={mark} tabIndex={-1} css={hiddenStyle}>
      Loaded.
    </span>
  )
}

/** Says in the place of a part that its code could not be loaded. */
export function NotLoaded({ hasFailed, onRetry }: MissingProps) {
  const [isAsking, setAsking] = useState(false)
  const [again, setAgain] = useState(false)
  const handlePress = () => {
    setAsking(true)
    setAgain(true)
    void onRetry().then(() => setAsking(false))
  }
  if (!hasFailed) return null
  return (
    <div role="alert" css={notLoadedStyle}>
      <Text as="span">
        {isAsking
          ? 'Loading this part of S4.'
          : `This part of S4 ${again ? 'still could' : 'could'} not be loaded. It comes once S4 can be reached.`}
      </Text>
      <Button tone="quiet" onClick={handlePress}>
        Load it now
      </Button>
    </div>
  )
}

const notLoadedStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.sm })
