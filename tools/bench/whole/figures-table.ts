import type { Figure } from '../setup/figure'

export interface BenchResult {
  /** How it is asked for by itself. */
  asks: string
  minutes: number
  figures: readonly Figure[]
}

/** One line for each number; one that is not kept is marked ✗. */
export function figuresTable(results: readonly BenchResult[]): string {
  const all = results.flatMap(({ figures }) => figures)
  const broken = all.filter(({ kept }) => !kept).length
  return [
    `${all.length} numbers: ${all.length - broken} are kept, ${broken} ✗.`,
    '',
    '| bench | minutes | what | limit | measured | |',
    '|---|--:|---|---|--:|---|',
    ...results.flatMap(({ asks, minutes, figures }) =>
      figures.map(({ what, limit, measured, kept }, place) => {
        const cells = [
          place === 0 ? `\`${asks}\`` : '',
          place === 0 ? minutes.toFixed(1) : '',
          what,
          limit,
          measured,
          kept ? '✓' : '✗',
        ]
        return `| ${cells.map(cell).join(' | ')} |`
      }),
    ),
  ].join('\n')
}

/** On one line, and without what would end the cell. */
const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '/')
