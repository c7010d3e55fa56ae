import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, type Settings } from '@s4/api-platform/settings'

const key = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64')

/** Fixed keys, no effective rate limits, no logs, and a new temporary folder for files. */
export const testSettings = (databaseUrl: string, poolerUrl?: string): Settings =>
  readSettings({
    S4_MODE: 'test',
    DATABASE_URL: poolerUrl ?? databaseUrl,
    ...(poolerUrl && { DATABASE_DIRECT_URL: databaseUrl }),
    S4_FILES_DIR: mkdtempSync(join(tmpdir(), 's4-files-')),
    S4_SESSION_KEY: key('s'),
    S4_DATA_KEY: key('d'),
    S4_CODE_KEY: key('c'),
    S4_PUSH_KEY: key('p'),
    S4_CHAT: 'on',
    S4_RATE_LIMIT_FACTOR: '1000000',
    S4_LOG_LEVEL: 'silent',
  })
