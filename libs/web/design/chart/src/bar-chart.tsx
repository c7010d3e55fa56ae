import { Reserve, Skeleton, Text, WhenSeen, lazyExtra } from '@s4/ui'
import { Suspense } from 'react'

/** A part of each bar: its values in the order of the labels. */
export interface BarSeries {
  name: string
  values: readonly number[]
  /** What has happened is done; what is expected or wanting is open. */
  tone: 'done' | 'open'
}

export interface BarChartProps {
  labels: readonly string[]
  /** Stacked, the first at the bottom. */
  series: readonly BarSeries[]
  /** A value in words: `£1,240`. */
  format: (value: number) => string
}

const Drawn = lazyExtra(async () => (await import('./drawn-bars')).DrawnBars)

/** Stacked bars, for eyes only, under what they say in words; all figures stand in a table on the same page. */
export const BarChart = ({ summary, ...chart }: BarChartProps & { summary: string }) => (
  <figure>
    <figcaption>
      <Text>{summary}</Text>
    </figcaption>
    <Reserve aria-hidden phone={284} desk={284}>
      <WhenSeen>
        <Suspense fallback={<Skeleton shape="card" count={2} />}>
          <Drawn {...chart} />
        </Suspense>
      </WhenSeen>
    </Reserve>
  </figure>
)
