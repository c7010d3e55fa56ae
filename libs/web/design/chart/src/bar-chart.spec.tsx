import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BarChart } from './bar-chart'

const chart = (
  <BarChart
    summary="Most in the week from 2 Nov: £100."
    labels={['2 Nov', '9 Nov']}
    series={[
      { name: 'Spent', values: [100, 20], tone: 'done' },
      { name: 'Expected', values: [0, 40], tone: 'open' },
    ]}
    format={String}
  />
)

it('says in words what it shows, and is hidden from screen readers itself', () => {
  render(chart)

  const figure = screen.getByRole('figure')
  expect(figure.textContent).toContain('Most in the week from 2 Nov: £100.')
  expect(figure.lastElementChild?.getAttribute('aria-hidden')).toBe('true')
})

it('tells its parts by pattern as well as by colour', async () => {
  const { container } = render(chart)

  const legend = await screen.findByText('Expected')
  const fills = [...(legend.parentElement?.parentElement?.querySelectorAll('rect') ?? [])].map((mark) =>
    mark.getAttribute('fill'),
  )
  const [done, open] = fills
  expect(done).toMatch(/^var\(--s4-chart-done\)$/)
  expect(open).toMatch(/^url\(#/)
  expect(container.querySelector(`pattern[id="${open?.slice(5, -1)}"]`)).not.toBeNull()
})
