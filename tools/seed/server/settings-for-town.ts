import { tmpdir } from 'node:os'
import { readSettings, type Settings } from '@s4/api-platform/settings'

/** The server's own settings, without limits, pages, mail, or anything outside to ask. */
export const settingsForTown = (env: NodeJS.ProcessEnv): Settings =>
  readSettings({
    ...env,
    S4_RATE_LIMIT_FACTOR: '1000000',
    S4_LOG_LEVEL: 'error',
    S4_CHAT: 'on',
    S4_SITES_DIR: undefined,
    S4_GEOCODER_URL: undefined,
    SMTP_URL: undefined,
    S4_PHONE_ACCOUNT: undefined,
    S4_PHONE_TOKEN: undefined,
    S4_PHONE_FROM: undefined,
  })

const ANY_KEY = Buffer.alloc(32, 7)

/** For a database that is thrown away. */
export const settingsForTrial = (databaseUrl: string, dataKey: Buffer = ANY_KEY): Settings =>
  settingsForTown({
    S4_MODE: 'test',
    DATABASE_URL: databaseUrl,
    S4_FILES_DIR: tmpdir(),
    S4_SESSION_KEY: ANY_KEY.toString('base64'),
    S4_DATA_KEY: dataKey.toString('base64'),
    S4_CODE_KEY: ANY_KEY.toString('base64'),
    S4_PUSH_KEY: ANY_KEY.toString('base64'),
  })
