import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BarChart } from './bar-chart'

it('is hidden from screen readers, which have the table beside it', () => {
  const { container } = render(
    <BarChart labels={['2 Nov']} series={[{ name: 'Spent', values: [100], tone: 'main' }]} format={String} />,
  )

  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
