import { Skeleton } from '@s4/ui'
import { lazy, Suspense } from 'react'

/** A part of each bar: its values in the order of the labels. */
export interface BarSeries {
  name: string
  values: readonly number[]
  tone: 'main' | 'quiet'
}

export interface BarChartProps {
  labels: readonly string[]
  /** Stacked, the first at the bottom. */
  series: readonly BarSeries[]
  /** A value in words: `£1,240`. */
  format: (value: number) => string
}

const Drawn = lazy(async () => ({ default: (await import('./drawn-bars')).DrawnBars }))

/** Stacked bars, for eyes only: the figures stand in a table beside it. */
export const BarChart = (props: BarChartProps) => (
  <div aria-hidden>
    <Suspense fallback={<Skeleton shape="card" />}>
      <Drawn {...props} />
    </Suspense>
  </div>
)
