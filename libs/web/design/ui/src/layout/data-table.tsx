import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { hiddenStyle } from '../type/text'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Without it the column cannot be sorted. */
  sortBy?: ((row: Row) => string | number) | undefined
  align?: 'start' | 'end' | undefined
}

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}

interface DataTableProps<Row> {
  /** For screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** For an order kept by the caller, for example in the URL. */
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
}

/** A table with a sticky header; cards on phones. */
export function DataTable<Row>({ caption, columns, rows, rowKey, sort, onSort }: DataTableProps<Row>) {
  const [ownSort, setOwnSort] = useState<Sort>()
  const order = sort ?? ownSort
  const sorted = order && !onSort ? inOrder(rows, columns, order) : rows

  return (
    <div css={[scrollStyle, columns.length > MAX_IN_VIEW && sidewaysStyle]}>
      <table role="table" css={tableStyle}>
        <caption css={hiddenStyle}>{caption}</caption>
        <thead role="rowgroup" css={headStyle}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={order?.key === column.key ? order.direction : undefined}
                css={[headCellStyle, { textAlign: column.align ?? 'start' }]}
              >
                {column.sortBy ? (
                  <SortButton column={column} order={order} onSort={onSort ?? setOwnSort} />
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sorted.map((row) => (
            <tr key={rowKey(row)} role="row" css={rowStyle}>
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  role="cell"
                  data-label={column.header}
                  css={[cellStyle, index === 0 && leadStyle, { textAlign: column.align ?? 'start' }]}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SortButtonProps {
  column: { key: string; header: string }
  order: Sort | undefined
  onSort: (sort: Sort) => void
}

function SortButton({ column: { key, header }, order, onSort }: SortButtonProps) {
  const current = order?.key === key ? order.direction : undefined
  const Icon = current === 'ascending' ? ArrowUp : current === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <button
      type="button"
      onClick={() => onSort({ key, direction: current === 'ascending' ? 'descending' : 'ascending' })}
      css={sortStyle}
    >
      {header}
      <Icon aria-hidden size={14} />
    </button>
  )
}

const inOrder = <Row,>(rows: readonly Row[], columns: readonly Column<Row>[], { key, direction }: Sort) => {
  const sortBy = columns.find((column) => column.key === key)?.sortBy
  if (!sortBy) return rows
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)]
    const compared =
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en-GB')
    return sign * compared
  })
}

const { color, space, below } = theme

// Here the table scrolls sideways, so its header cannot be sticky.
const betweenPhoneAndDesk = '@media (min-width: 768px) and (max-width: 1024.98px)'

const scrollStyle = css({
  border: `1px solid ${color.border}`,
  borderRadius: theme.radius.card,
  background: color.surface,
  boxShadow: theme.shadow.card,
  [betweenPhoneAndDesk]: { overflowX: 'auto' },
  [below.tablet]: { border: 0, background: 'none', boxShadow: 'none' },
})

const MAX_IN_VIEW = 7

// So many columns may also be too wide for a desktop.
const sidewaysStyle = css({
  [theme.from.tablet]: {
    overflowX: 'auto',
    '& th': { position: 'static', whiteSpace: 'normal' },
    '& th, & td': { paddingInline: space.snug },
  },
  '& th > button': { textAlign: 'inherit' },
})

const tableStyle = css({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: theme.size.compact,
  fontVariantNumeric: 'tabular-nums',
  [below.tablet]: { display: 'block', '& > tbody': { display: 'flex', flexDirection: 'column', gap: space.snug } },
})

const headStyle = css({ [below.tablet]: { display: 'none' } })

const headCellStyle = css({
  position: 'sticky',
  top: 64,
  zIndex: 1,
  padding: '10px 16px',
  borderBottom: `1px solid ${color.border}`,
  background: color.surface,
  color: color.textMuted,
  fontSize: theme.size.small,
  fontWeight: theme.weight.strong,
  whiteSpace: 'nowrap',
  [betweenPhoneAndDesk]: { position: 'static' },
  '&:first-of-type': { borderTopLeftRadius: theme.radius.card },
  '&:last-of-type': { borderTopRightRadius: theme.radius.card },
})

const rowStyle = css({
  '&:hover': { background: color.surfaceMuted },
  '&:last-of-type > td': { borderBottom: 0 },
  [below.tablet]: {
    display: 'block',
    padding: space.md,
    border: `1px solid ${color.border}`,
    borderRadius: theme.radius.card,
    background: color.surface,
    boxShadow: theme.shadow.card,
  },
})

const cellStyle = css({
  padding: '12px 16px',
  borderBottom: `1px solid ${color.border}`,
  verticalAlign: 'middle',
  [below.tablet]: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space.md,
    padding: '5px 0',
    border: 0,
    '&&': { textAlign: 'end' },
    '&:empty': { display: 'none' },
    '&::before': {
      content: 'attr(data-label)',
      flex: 'none',
      color: color.textMuted,
      fontSize: theme.size.small,
      textAlign: 'start',
    },
  },
})

// On phones the first cell is the heading of the card.
const leadStyle = css({
  fontWeight: theme.weight.strong,
  [below.tablet]: {
    justifyContent: 'flex-start',
    paddingBottom: space.sm,
    fontSize: theme.size.body,
    '&::before': { display: 'none' },
  },
})

const sortStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: color.text },
  '& > svg': { flexShrink: 0 },
})
