export { BarChart, type BarSeries } from './bar-chart'
