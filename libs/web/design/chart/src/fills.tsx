import { theme } from '@s4/theme'
import type { BarSeries } from './bar-chart'

const { chartDone, chartOpen } = theme.color
const WIDTH = 6

/** The fill of a part of a bar: what is done is full, what is open is striped, so that no colour is needed. */
export const fillStyle = (tone: BarSeries['tone'], stripes: string) =>
  tone === 'done'
    ? { fill: chartDone, stroke: chartDone, strokeWidth: 1.5 }
    : { fill: `url(#${stripes})`, stroke: chartOpen, strokeWidth: 1.5 }

/** In a drawing of its own, because bars and legend are several drawings. */
export const StripesPattern = ({ id }: { id: string }) => (
  <svg width={0} height={0} display="block">
    <pattern id={id} width={WIDTH} height={WIDTH} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={WIDTH / 2} height={WIDTH} fill={chartOpen} />
    </pattern>
  </svg>
)
