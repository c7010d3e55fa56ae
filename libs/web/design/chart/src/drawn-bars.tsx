import { theme } from '@s4/theme'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { BarChartProps } from './bar-chart'

const HEIGHT = 260
const { color } = theme
const tones = { main: color.action, quiet: color.infoMark }
const axis = { stroke: color.textMuted, fontSize: theme.size.caption, tickLine: false }

export function DrawnBars({ labels, series, format }: BarChartProps) {
  const data = labels.map((label, index) => ({
    label,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[index] ?? 0])),
  }))
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 320, height: HEIGHT }}>
      <BarChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 8 }}>
        <CartesianGrid vertical={false} stroke={color.border} />
        <XAxis dataKey="label" {...axis} />
        <YAxis width={72} tickFormatter={format} axisLine={false} {...axis} />
        <Tooltip
          cursor={{ fill: color.surfaceMuted }}
          contentStyle={{ background: color.surfaceRaised, borderColor: color.border, color: color.text }}
          formatter={(value) => format(Number(value))}
        />
        <Legend />
        {series.map(({ name, tone }) => (
          <Bar key={name} dataKey={name} stackId="week" fill={tones[tone]} isAnimationActive={false} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
