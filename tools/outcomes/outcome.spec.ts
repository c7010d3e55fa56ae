import { describe, expect, it } from 'vitest'
import { check, expectTests, summarise, timed, withoutSkips } from './outcome'

describe('the summary', () => {
  it('lists failed tests and ends with the counts', () => {
    const lines = summarise([
      { ...check('Lint of 3 projects', []), seconds: 61.4 },
      check('Types of 3 projects', ['@s4/ui: typecheck failed; its output is above.']),
      {
        name: 'Unit tests',
        passed: 41,
        failures: ['@s4/domain: pays the hour twice'],
        skipped: ['@s4/api: sends a chat'],
      },
    ])

    expect(lines).toEqual([
      'Skipped:',
      '  @s4/api: sends a chat',
      '',
      'Failed:',
      '  @s4/ui: typecheck failed; its output is above.',
      '  @s4/domain: pays the hour twice',
      '',
      'Ran:',
      '  Lint of 3 projects — in order, 61 s',
      '  Types of 3 projects — 1 failed',
      '  Unit tests — 41 passed, 1 failed, 1 skipped',
      '',
      '41 passed, 2 failed',
    ])
  })
})

describe('a part of the run', () => {
  it('is told how long it took', async () => {
    expect(await timed(async () => check('Lint', []))).toEqual({ ...check('Lint', []), seconds: expect.any(Number) })
  })

  it('fails when not one test ran, even if some were skipped', () => {
    expect(expectTests({ name: 'Journeys', passed: 0, failures: [], skipped: ['chat'] }).failures).toEqual([
      'Journeys: not one test ran.',
    ])
  })

  it('is unchanged when a test has run', () => {
    expect(expectTests({ name: 'Journeys', passed: 1, failures: [], skipped: [] }).failures).toEqual([])
  })

  it('fails for skipped tests where nothing may be skipped', () => {
    const outcome = withoutSkips({ name: 'Journeys', passed: 1, failures: [], skipped: ['chat'] })

    expect(outcome).toMatchObject({ failures: ['chat: skipped, and S4_SKIPPED=refused allows none.'], skipped: [] })
  })
})
