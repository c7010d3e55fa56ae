import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ReactNode } from 'react'
import { cardStyle, CoverLink, linkCardStyle, type LinkCardProps } from './card'

interface LinkRowProps extends LinkCardProps {
  /** The badges, at the same place of every row. */
  state?: ReactNode
  /** The same number in every row of a list: beside each other where there is room, as in a table. */
  facts: readonly ReactNode[]
}

/** A card that is one link, and a row where there is room. */
export function LinkRow({ state, facts, children, ...link }: LinkRowProps) {
  return (
    <article css={[cardStyle, linkCardStyle, roomStyle]}>
      <div css={[lineStyle, { [WITH_ROOM]: { gridTemplateColumns: columnsFor(facts.length) } }]}>
        <CoverLink {...link} />
        {facts.map((fact, place) => (
          <div key={place} css={factStyle}>
            {fact}
          </div>
        ))}
        <div css={stateStyle}>{state}</div>
      </div>
      {children}
    </article>
  )
}

// By the room there is: in the list beside a pane there is less than in the window.
const roomStyle = css({ containerType: 'inline-size' })
const WITH_ROOM = '@container (min-width: 720px)'

const columnsFor = (facts: number) => `minmax(0, 1.5fr) repeat(${facts}, minmax(0, 1fr)) minmax(0, 1fr)`

const lineStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.tight,
  [WITH_ROOM]: {
    display: 'grid',
    columnGap: theme.space.md,
    alignItems: 'center',
  },
})

const factStyle = css({
  minWidth: 0,
  color: theme.color.textMuted,
  fontSize: theme.size.compact,
  fontVariantNumeric: 'tabular-nums',
  '&:empty': { display: 'none', [WITH_ROOM]: { display: 'block' } },
})

const stateStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  '&:empty': { display: 'none' },
  [WITH_ROOM]: { justifyContent: 'flex-end' },
})
