import { randomBytes } from 'node:crypto'

const KEYS = ['S4_SESSION_KEY', 'S4_DATA_KEY', 'S4_CODE_KEY', 'S4_PUSH_KEY']

/** What lets a server of production run on this machine alone, with keys of its own. */
export const rehearsalSettings = (databaseUrl: string, authPort: string): Record<string, string> => ({
  S4_REHEARSAL: 'on',
  DATABASE_URL: databaseUrl,
  ...Object.fromEntries(KEYS.map((name) => [name, randomBytes(32).toString('base64')])),
  FIREBASE_PROJECT_ID: 'demo-s4',
  FIREBASE_API_KEY: 'demo-s4',
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
  METADATA_SERVER_DETECTION: 'none',
  S4_CHAT: 'off',
  S4_SUPPORT_EMAIL: 'help@s4.test',
})
