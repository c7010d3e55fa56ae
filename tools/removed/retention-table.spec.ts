import { removals } from '@s4/domain/retention'
import { expect, it } from 'vitest'
import { inWorkspace } from '../workspace/paths'

it('docs/privacy/retention.md lists what jobs remove; vitest --update writes it', async () => {
  const rows = Object.values(removals).map(({ what, kept }) => `| ${what} | ${kept} |`)
  const text = [
    '# How long data is kept',
    '',
    'Written from `libs/shared/domain/src/person/retention.ts`, which the jobs that remove it share.',
    '`npm run removed -w @s4/tools -- --from … --to …` counts what was removed in a time.',
    '',
    '| What | Kept |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n')

  await expect(text).toMatchFileSnapshot(inWorkspace('docs/privacy/retention.md'))
})
