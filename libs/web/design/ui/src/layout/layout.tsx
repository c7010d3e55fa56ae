import { type Space, theme } from '@s4/theme'
import type { ComponentProps, ReactNode } from 'react'

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline'
type Justify = 'start' | 'center' | 'end' | 'between'
type Box = Omit<ComponentProps<'div'>, 'ref'>

const along = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' }
const across = { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' }

interface StackProps extends Box {
  gap?: Space | undefined
  align?: Align | undefined
}

export function Stack({ gap = 'md', align = 'stretch', ...rest }: StackProps) {
  return (
    <div
      {...rest}
      css={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        gap: theme.space[gap],
        alignItems: across[align],
        ...(align === 'center' && { textAlign: 'center' }),
      }}
    />
  )
}

interface InlineProps extends StackProps {
  justify?: Justify | undefined
  nowrap?: boolean | undefined
}

export function Inline({ gap = 'sm', align = 'center', justify = 'start', nowrap = false, ...rest }: InlineProps) {
  return (
    <div
      {...rest}
      css={{
        display: 'flex',
        flexWrap: nowrap ? 'nowrap' : 'wrap',
        minWidth: 0,
        gap: theme.space[gap],
        alignItems: across[align],
        justifyContent: along[justify],
      }}
    />
  )
}

interface PageProps {
  children: ReactNode
  /** `form` for a single column of fields, `wide` for a table, `content` for everything else. */
  width?: 'content' | 'form' | 'wide' | undefined
}

/** The content of one screen. */
export function Page({ children, width = 'content' }: PageProps) {
  return (
    <div
      data-wide={width === 'wide' || undefined}
      css={{
        display: 'flex',
        flexDirection: 'column',
        gap: theme.space.lg,
        width: '100%',
        maxWidth: theme.width[width],
        minWidth: 0,
        // A page around a wide one is as wide.
        '&:has([data-wide])': { maxWidth: theme.width.wide },
      }}
    >
      {children}
    </div>
  )
}

/** The middle of a screen of its own, such as a tablet at a gate. */
export const FullScreen = ({ children }: { children: ReactNode }) => (
  <main css={{ minHeight: '100dvh', padding: theme.space.lg, display: 'grid', placeContent: 'center' }}>
    {children}
  </main>
)

// As `useWide`.
const WIDE = '@media (min-width: 1100px)'

interface ListProps {
  children: ReactNode
  label?: string | undefined
  gap?: Space | undefined
  /** Two beside each other where there is room. */
  columns?: boolean | undefined
}

/** A list of cards or lines; its children are `<li>`. */
export function List({ children, label, gap = 'snug', columns }: ListProps) {
  // Safari ignores list semantics when `list-style` is none.
  return (
    <ul
      role="list"
      aria-label={label}
      css={{
        display: 'flex',
        flexDirection: 'column',
        gap: theme.space[gap],
        // The browser lays out what is far down a long list only when it comes near.
        '& > :nth-of-type(n + 31)': {
          contentVisibility: 'auto',
          containIntrinsicSize: 'auto 120px',
          overflowClipMargin: 8,
          '@media print': { contentVisibility: 'visible' },
        },
        ...(columns && { [WIDE]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
      }}
    >
      {children}
    </ul>
  )
}
