import { randomBytes } from 'node:crypto'
import { keptSecrets } from '../../workspace/private-file'

const KEYS = ['S4_SESSION_KEY', 'S4_DATA_KEY', 'S4_CODE_KEY', 'S4_PUSH_KEY'] as const

const thirtyTwoBytes = () => randomBytes(32).toString('base64')

/** The server's keys for development: made once and kept, unless the environment gives its own. */
export function developmentKeys(path: string, env: NodeJS.ProcessEnv): Record<(typeof KEYS)[number], string> {
  const kept = keptSecrets(path, {
    S4_SESSION_KEY: thirtyTwoBytes,
    S4_DATA_KEY: thirtyTwoBytes,
    S4_CODE_KEY: thirtyTwoBytes,
    S4_PUSH_KEY: thirtyTwoBytes,
  })
  for (const name of KEYS) kept[name] = env[name] || kept[name]
  return kept
}
