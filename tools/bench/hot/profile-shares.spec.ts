import { describe, expect, it } from 'vitest'
import { profileShares } from './profile-shares'

const node = (id: number, functionName: string, children: number[] = [], url = 'main.js') => ({
  id,
  callFrame: { functionName, url, lineNumber: 1 },
  children,
})

describe('the shares of a profile', () => {
  const { within, own, total } = profileShares({
    nodes: [
      node(1, '(root)', [2, 3, 6, 7], ''),
      node(2, '(idle)', [], ''),
      node(3, 'answer', [4]),
      node(4, 'check', [5]),
      node(5, 'check'),
      node(6, 'write'),
      node(7, 'post', [8], 'node:inspector'),
      node(8, 'dispatch', [], ''),
    ],
    samples: [2, 3, 4, 5, 6, 8],
    timeDeltas: [900, 20, 10, 10, 40, 500],
  })

  it('count a function with what it calls, and once within itself', () => {
    expect(within('check')).toBeCloseTo(20 / 80)
    expect(within('answer')).toBeCloseTo(40 / 80)
    expect(within('nothing')).toBe(0)
    expect(total.find(({ name }) => name.startsWith('check'))?.share).toBeCloseTo(20 / 80)
  })

  it('leave out idling and the profile itself', () => {
    expect(own.map(({ name }) => name.split(' ')[0])).toEqual(['write', 'answer', 'check', '(root)'])
    expect(own[0]?.share).toBeCloseTo(40 / 80)
  })
})
