import { vi } from 'vitest'
import type { TestApi } from './start-api'

interface Step {
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}

/**
 * Asks for something, then explains the first of its statements that contains `words` by running it again. Returns its
 * steps with the rows that each looked at in all its loops.
 */
export async function planOf<Answer>(api: TestApi, words: string, ask: () => Promise<Answer>) {
  const asked = vi.spyOn(api.deps.db, 'query')
  const answer = await ask()
  const [text, values] = asked.mock.calls.find(([sql]) => sql.includes(words)) ?? []
  asked.mockRestore()
  const [row = {}] = await api.db.query(`explain (analyze, format json) ${text}`, values)
  const [[{ Plan: plan }]] = Object.values(row) as [[{ Plan: Step }]]
  const steps = flatten(plan).map((step) => ({
    index: step['Index Name'],
    table: step['Relation Name'],
    rows: Math.round((step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']),
  }))
  return { answer, steps }
}

const flatten = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(flatten)]
