import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { LoadMore } from '../controls/load-more'
import type { Sort } from '../layout/data-table'
import { Inline } from '../layout/layout'
import { useFocusOnPage } from '../overlays/use-focus-on-page'
import { hiddenStyle, Text } from '../type/text'
import { ColumnMenu } from './column-menu'
import { keepLook, readLook } from './list-look'

export interface TableColumn<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /**
   * What the rows are sorted by, null last; `server` where they come sorted. Without it the column cannot be sorted.
   */
  sortBy?: 'server' | ((row: Row) => string | number | null) | undefined
  align?: 'start' | 'end' | undefined
  /** Left out until somebody chooses it. */
  extra?: boolean | undefined
}

export interface RowChoice {
  ids: ReadonlySet<string>
  onChange: (ids: ReadonlySet<string>) => void
}

interface DenseTableProps<Row> {
  /** The name under which this browser remembers the columns. */
  list: string
  /** For screen readers. */
  caption: string
  /** The first names the row and is always shown. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What a row is called: `Amara Obi`. */
  rowName: (row: Row) => string
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** Why the rows cannot be sorted now, in a sentence. */
  notSorted?: string | undefined
  /** The rows somebody has chosen. */
  choice?: RowChoice | undefined
  /** What can be done with the chosen rows. */
  actions?: ReactNode
  /** Stands beside the menu of columns. */
  tools?: ReactNode
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})
type Features = typeof features

/** So many rows more are drawn with each press; where the server sorts, the list itself is paged. */
const ROWS = 100

/** Many rows on a wide screen: sorted by a press on a heading, with the columns somebody chooses. */
export function DenseTable<Row extends object>(props: DenseTableProps<Row>) {
  const { list, caption, columns, rows, rowKey, rowName, sort, onSort, notSorted, choice, actions, tools } = props
  const [hidden, setHidden] = useHiddenColumns(list, columns)
  const definitions = useMemo(() => columns.map((column) => toDefinition(column)), [columns])
  const [most, setMost] = useState(ROWS)
  const fromServer = columns.some(({ sortBy }) => sortBy === 'server')
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: fromServer,
    enableSubRowSelection: false,
    state: {
      sorting: sort && !notSorted ? [{ id: sort.key, desc: sort.direction === 'descending' }] : [],
      columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
      rowSelection: Object.fromEntries([...(choice?.ids ?? [])].map((id) => [id, true as const])),
    },
    onRowSelectionChange: (change) => {
      const before = table.state.rowSelection
      const after = typeof change === 'function' ? change(before) : change
      choice?.onChange(new Set(Object.keys(after).filter((id) => after[id])))
    },
  })
  const shown = columns.filter(({ key }) => !hidden.includes(key))
  const found = table.getRowModel().rows
  const drawn = fromServer ? found : found.slice(0, most)
  const chosen = found.filter((row) => row.getIsSelected()).length
  useFocusOnPage(chosen > 0)

  return (
    <div css={wholeStyle}>
      <Inline justify="between">
        <Text size="small" tone="muted">
          {notSorted}
        </Text>
        <Inline>
          {tools}
          <ColumnMenu columns={columns.slice(1)} hidden={hidden} onChange={setHidden} />
        </Inline>
      </Inline>
      <div css={scrollStyle}>
        <table css={tableStyle}>
          <caption css={hiddenStyle}>{caption}</caption>
          <thead>
            <tr>
              {choice && (
                <th scope="col" css={[headCellStyle, choiceStyle]}>
                  <input
                    type="checkbox"
                    aria-label={`Select all ${found.length}${drawn.length < found.length ? '' : ' shown'}`}
                    ref={(box) => {
                      if (box) box.indeterminate = chosen > 0 && chosen < found.length
                    }}
                    checked={found.length > 0 && chosen === found.length}
                    onChange={({ target }) => choice.onChange(new Set(target.checked ? found.map(({ id }) => id) : []))}
                  />
                </th>
              )}
              {shown.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  aria-sort={sort?.key === column.key && !notSorted ? sort.direction : undefined}
                  css={[headCellStyle, { textAlign: column.align ?? 'start' }]}
                >
                  {column.sortBy && !notSorted ? (
                    <SortButton column={column} sort={sort} onSort={onSort} />
                  ) : (
                    column.header
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drawn.map((row) => (
              <tr key={row.id} data-chosen={row.getIsSelected() || undefined} css={rowStyle}>
                {choice && (
                  <td css={[cellStyle, choiceStyle]}>
                    <input
                      type="checkbox"
                      aria-label={`Select ${rowName(row.original)}`}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {shown.map((column, index) =>
                  index === 0 ? (
                    <th key={column.key} scope="row" css={[cellStyle, leadStyle]}>
                      {column.cell(row.original)}
                    </th>
                  ) : (
                    <td key={column.key} css={[cellStyle, { textAlign: column.align ?? 'start' }]}>
                      {column.cell(row.original)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LoadMore hasMore={drawn.length < found.length} onMore={() => setMost(most + ROWS)} noun="rows" />
      {choice && (
        <Inline justify="between">
          <Text size="small" tone="muted" role="status">
            {chosen === 0 ? `None of ${found.length} selected` : `${chosen} of ${found.length} selected`}
          </Text>
          {chosen > 0 && <Inline>{actions}</Inline>}
        </Inline>
      )}
    </div>
  )
}

function useHiddenColumns(list: string, columns: readonly { key: string; extra?: boolean | undefined }[]) {
  const [hidden, setHidden] = useState<readonly string[]>(
    () => readLook(list).hidden ?? columns.flatMap(({ key, extra }) => (extra ? [key] : [])),
  )
  const lead = columns[0]?.key
  return [
    hidden.filter((key) => key !== lead),
    (next: readonly string[]) => {
      setHidden(next)
      keepLook(list, { hidden: next })
    },
  ] as const
}

const toDefinition = <Row extends object>({ key, sortBy }: TableColumn<Row>): ColumnDef<Features, Row> => ({
  id: key,
  accessorFn: (row) => (typeof sortBy === 'function' ? (sortBy(row) ?? undefined) : undefined),
  enableSorting: sortBy !== undefined,
  sortFn: bySize,
  sortUndefined: 'last',
})

/** Numbers by size, texts as in a British dictionary. */
const bySize = <Row extends object>(
  one: TableRow<Features, Row>,
  other: TableRow<Features, Row>,
  key: string,
): number => {
  const [a, b] = [one.getValue(key), other.getValue(key)]
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en-GB', { numeric: true })
}

interface SortButtonProps {
  column: { key: string; header: string }
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

/** Ascending, descending, then the order of the list itself. */
function SortButton({ column: { key, header }, sort, onSort }: SortButtonProps) {
  const current = sort?.key === key ? sort.direction : null
  const Icon = current === 'ascending' ? ArrowUp : current === 'descending' ? ArrowDown : ChevronsUpDown
  const next = { null: 'ascending', ascending: 'descending', descending: null } as const
  const direction = next[`${current}`]
  return (
    <button type="button" onClick={() => onSort(direction && { key, direction })} css={sortStyle}>
      {header}
      <Icon aria-hidden size={14} />
    </button>
  )
}

const { color, space } = theme

const wholeStyle = css({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  width: '100%',
  minWidth: 0,
})

// The table scrolls in its own box, so that headings and names stay in view in both directions.
const scrollStyle = css({
  position: 'relative',
  maxHeight: 'max(360px, calc(100dvh - 260px))',
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: theme.radius.card,
  background: color.surface,
  boxShadow: theme.shadow.card,
})

const tableStyle = css({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  // Beside a pane there is room for the first columns; the open row has the rest.
  '@container (max-width: 720px)': {
    '& thead th:nth-of-type(n + 4), & td:nth-of-type(n + 3)': { display: 'none' },
    '& tbody th': { maxWidth: 180, whiteSpace: 'normal' },
    '& td': { maxWidth: 180 },
  },
})

const headCellStyle = css({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  padding: `8px ${space.snug}`,
  borderBottom: `1px solid ${color.border}`,
  background: color.surface,
  color: color.textMuted,
  fontWeight: theme.weight.strong,
  textAlign: 'start',
  // Over two lines rather than wider than the window.
  verticalAlign: 'bottom',
})

const rowStyle = css({
  '&:hover > *': { background: color.surfaceMuted },
  '&[data-chosen] > *': { background: color.surfaceMuted },
  '&:last-of-type > *': { borderBottom: 0 },
})

// One line a row; what is longer than its column is read in full where the row is opened.
const cellStyle = css({
  maxWidth: 280,
  height: 44,
  padding: `4px ${space.snug}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& svg': { flexShrink: 0 },
  borderBottom: `1px solid ${color.border}`,
  background: color.surface,
  verticalAlign: 'middle',
})

const choiceStyle = css({
  width: 44,
  overflow: 'visible',
  padding: `4px ${space.snug}`,
  '& > input': { display: 'block', width: 20, height: 20, margin: 2, accentColor: color.action, cursor: 'pointer' },
})

const leadStyle = css({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  minWidth: 160,
  maxWidth: 360,
  fontWeight: theme.weight.strong,
  textAlign: 'start',
  '& > :focus-visible': { outlineOffset: -2 },
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
  textAlign: 'inherit',
  cursor: 'pointer',
  '& > svg': { flex: 'none' },
  '&:hover': { color: color.text },
})
