import { BarChart } from './bar-chart'

export const Bars = () => (
  <BarChart
    summary="Most in the week from 9 Nov: £1600."
    labels={['2 Nov', '9 Nov', '16 Nov', '23 Nov']}
    series={[
      { name: 'Spent', values: [1200, 1600, 900, 0], tone: 'done' },
      { name: 'Expected', values: [0, 0, 400, 1500], tone: 'open' },
    ]}
    format={(value) => `£${value}`}
  />
)
