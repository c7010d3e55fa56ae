const bare = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Which column of a file, counted from 0, holds what, as its headings suggest. `headings` are known ones, in small
 * letters without spaces and signs; the first that matches counts.
 */
export function guessColumns<Column extends string>(
  header: readonly string[],
  headings: Readonly<Record<Column, readonly string[]>>,
): Partial<Record<Column, number>> {
  const names = header.map(bare)
  const found = (Object.entries(headings) as [Column, readonly string[]][]).flatMap(([column, known]) => {
    const at = names.findIndex((name) => known.includes(name))
    return at === -1 ? [] : [[column, at] as const]
  })
  return Object.fromEntries(found) as Partial<Record<Column, number>>
}
