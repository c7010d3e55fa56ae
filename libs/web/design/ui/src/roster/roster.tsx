import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ComponentProps, ReactNode } from 'react'
import { useRosterKeys } from './roster-keys'

export { RosterAdd, RosterButton, RosterNote } from './roster-chip'

interface RosterProps {
  label: string
  /** The heading of the first column. */
  corner: string
  days: readonly { key: string; label: ReactNode; current?: boolean | undefined }[]
  last: string
  /** `RosterRow`s. */
  children: ReactNode
  /** `RosterRow`s of the footer, such as totals. */
  foot?: ReactNode
}

/** A table of people by days with keyboard navigation and sticky headings. */
export function Roster({ label, corner, days, last, children, foot }: RosterProps) {
  return (
    <div css={scrollStyle}>
      <table aria-label={label} {...useRosterKeys()} css={tableStyle}>
        <colgroup>
          <col css={{ width: 140 }} />
          <col span={days.length} />
          <col css={{ width: 100 }} />
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" css={[nameStyle, headStyle, { zIndex: 3 }]}>
              {corner}
            </th>
            {days.map(({ key, label: day, current }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                aria-current={current ? 'date' : undefined}
                css={[headStyle, current && currentStyle]}
              >
                {day}
              </th>
            ))}
            <th role="columnheader" scope="col" css={[headStyle, { textAlign: 'end' }]}>
              {last}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
        {foot && <tfoot role="rowgroup">{foot}</tfoot>}
      </table>
    </div>
  )
}

interface RosterRowProps extends Omit<ComponentProps<'tr'>, 'role'> {
  heading: ReactNode
  /** `open` for open shifts; while dragging, `target` where a drop is allowed and `shut` where it is not. */
  state?: 'open' | 'target' | 'shut' | undefined
}

export function RosterRow({ heading, state, children, ...rest }: RosterRowProps) {
  return (
    <tr {...rest} role="row" css={[rowStyle, state && stateStyle[state]]}>
      <th role="rowheader" scope="row" css={[cellStyle, nameStyle]}>
        {heading}
      </th>
      {children}
    </tr>
  )
}

interface RosterCellProps {
  children?: ReactNode
  align?: 'start' | 'end' | undefined
}

export const RosterCell = ({ children, align = 'start' }: RosterCellProps) => (
  <td role="gridcell" tabIndex={-1} css={[cellStyle, align === 'end' && figureStyle]}>
    {children && <div css={stackStyle}>{children}</div>}
  </td>
)

const { color, space } = theme
const PRINT = '@media print'

const scrollStyle = css({
  maxHeight: 'calc(100dvh - 140px)',
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: theme.radius.card,
  background: color.surface,
  boxShadow: theme.shadow.card,
  [PRINT]: { maxHeight: 'none', overflow: 'visible', border: 0, borderRadius: 0, boxShadow: 'none' },
})

const tableStyle = css({
  width: '100%',
  // Beside the menu of a window of 1280 pixels, with a scroll bar, all of it is in sight.
  minWidth: 960,
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  [PRINT]: { minWidth: 0, fontSize: theme.size.print },
})

const headStyle = css({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  padding: `${space.sm} ${space.sm}`,
  borderBottom: `1px solid ${color.border}`,
  background: color.surface,
  color: color.textMuted,
  fontWeight: theme.weight.strong,
  textAlign: 'start',
  verticalAlign: 'bottom',
  [PRINT]: { position: 'static', padding: 3 },
})

const currentStyle = css({ color: color.text, boxShadow: `inset 0 -3px 0 ${color.action}` })

const cellStyle = css({
  padding: space.xs,
  borderBottom: `1px solid ${color.border}`,
  borderInlineStart: `1px solid ${color.border}`,
  verticalAlign: 'top',
  fontWeight: theme.weight.plain,
  textAlign: 'start',
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  [PRINT]: { padding: 3, breakInside: 'avoid' },
})

const nameStyle = css({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  padding: space.sm,
  borderInlineStart: 0,
  background: color.surface,
  [PRINT]: { position: 'static' },
})

const figureStyle = css({ padding: space.sm, textAlign: 'end', '& > div': { alignItems: 'flex-end' } })
const stackStyle = css({ display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0, height: '100%' })
const rowStyle = css({ [PRINT]: { breakInside: 'avoid' } })
const stateStyle = {
  // A limited height keeps the first people visible as drop targets, where the screen has no room for both.
  open: css({
    '& > *': { background: color.surfaceMuted },
    '& > td > div': { maxHeight: 'max(300px, 60dvh)', overflowY: 'auto', [PRINT]: { maxHeight: 'none' } },
  }),
  target: css({ '& > *': { background: color.selected } }),
  shut: css({ '& > *': { background: color.dangerSurface } }),
}
