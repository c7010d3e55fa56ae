import { theme } from '@s4/theme'
import { Inline, Text } from '@s4/ui'
import { useId } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { BarChartProps } from './bar-chart'
import { fillStyle, StripesPattern } from './fills'

const HEIGHT = 260
const { color } = theme
const axis = { stroke: color.textMuted, fontSize: theme.size.caption, tickLine: false }

export function DrawnBars({ labels, series, format }: BarChartProps) {
  const stripes = useId()
  const data = labels.map((label, index) => ({
    label,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[index] ?? 0])),
  }))
  return (
    <>
      <StripesPattern id={stripes} />
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 320, height: HEIGHT }}>
        <BarChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 8 }}>
          <CartesianGrid vertical={false} stroke={color.border} />
          <XAxis dataKey="label" {...axis} />
          <YAxis width={72} tickFormatter={format} axisLine={false} {...axis} />
          <Tooltip
            cursor={{ fill: color.surfaceMuted }}
            contentStyle={{ background: color.surfaceRaised, borderColor: color.border }}
            labelStyle={{ color: color.text }}
            itemStyle={{ color: color.text }}
            formatter={(value) => format(Number(value))}
          />
          {series.map(({ name, tone }) => (
            <Bar key={name} dataKey={name} stackId="week" isAnimationActive={false} {...fillStyle(tone, stripes)} />
          ))}
        </BarChart>
      </ResponsiveContainer>
      <Inline justify="center" gap="md">
        {series.map(({ name, tone }) => (
          <Inline key={name}>
            <svg width={16} height={16}>
              <rect x={1} y={1} width={14} height={14} {...fillStyle(tone, stripes)} />
            </svg>
            <Text size="small">{name}</Text>
          </Inline>
        ))}
      </Inline>
    </>
  )
}
