import type { QueryClient } from '@tanstack/react-query'

export type RowFields = Readonly<Record<string, unknown>>

interface ShownChange {
  /** What tells the records: `[{ id }]`. */
  rows: readonly RowFields[]
  /** Their new fields; null takes them out of their lists. */
  become: RowFields | null
}

/**
 * Shows a change in all that was read of these resources, before the server has answered. Returns how it is put back.
 */
export async function showChange(
  queryClient: QueryClient,
  resources: readonly string[],
  { rows, become }: ShownChange,
): Promise<() => void> {
  const isRow = (record: RowFields) =>
    rows.some((row) => Object.entries(row).every(([name, value]) => record[name] === value))
  const filters = resources.map((resource) => ({
    queryKey: [resource],
    predicate: ({ state }: { state: { data: unknown } }) => state.data !== undefined,
  }))
  // An answer on its way would bring the old records back.
  await Promise.all(filters.map((filter) => queryClient.cancelQueries(filter)))
  const before = filters.flatMap((filter) => queryClient.getQueriesData(filter))
  for (const [key, answer] of before) queryClient.setQueryData(key, changed(answer, isRow, become))
  return () => {
    for (const [key, answer] of before) queryClient.setQueryData(key, answer)
  }
}

function changed(answer: unknown, isRow: (record: RowFields) => boolean, become: RowFields | null): unknown {
  if (Array.isArray(answer))
    return answer
      .filter((one: unknown) => become !== null || !isRecord(one) || !isRow(one))
      .map((one: unknown) => changed(one, isRow, become))
  if (!isRecord(answer)) return answer
  if (isRow(answer)) return { ...answer, ...become }
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, changed(value, isRow, become)]))
}

const isRecord = (value: unknown): value is RowFields => typeof value === 'object' && value !== null
