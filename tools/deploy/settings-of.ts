import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listSettings, readSettings } from '@s4/api-platform/settings'
import { isRefusal } from '../workspace/refusal'

type Settings = Readonly<Record<string, string>>

const PROJECT = 's4-live'

/** What the person who installs fills in, for the settings that the files of `deploy` leave empty. */
const filledIn: Settings = {
  DATABASE_URL: 'postgresql://s4_server:kept@10.0.0.5:5432/s4',
  DATABASE_OWNER_URL: 'postgresql://s4_owner:kept@10.0.0.5:5432/s4',
  S4_SESSION_KEY: randomBytes(32).toString('base64'),
  S4_DATA_KEY: randomBytes(32).toString('base64'),
  S4_CODE_KEY: randomBytes(32).toString('base64'),
  S4_PUSH_KEY: randomBytes(32).toString('base64'),
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: 'kept',
  SMTP_URL: 'smtps://s4:kept@mail.example.co.uk:465',
  S4_SUPPORT_EMAIL: 'help@s4.example.co.uk',
}
/** In the image already. */
const ofImage: Settings = { S4_HOST: '0.0.0.0', S4_FILES_DIR: '/var/lib/s4/files' }

/** Names that no setting has. */
export function unknownNames(named: Settings): string[] {
  const known = new Set(listSettings({}).map(({ name }) => name))
  return Object.keys(named).filter((name) => !known.has(name))
}

/** What the server refuses when a person has filled in what is empty. */
export function listRefusals(named: Settings): string[] {
  const filled = Object.entries(named).map(([name, value]) => [name, value || (filledIn[name] ?? '')])
  const environment: Record<string, string> = { ...ofImage, ...Object.fromEntries(filled) }
  if (environment['FIREBASE_PROJECT_ID']) environment['FIREBASE_PROJECT_ID'] = PROJECT
  const folder = mkdtempSync(join(tmpdir(), 's4-deploy-'))
  if (environment['GOOGLE_APPLICATION_CREDENTIALS'])
    environment['GOOGLE_APPLICATION_CREDENTIALS'] = serviceAccount(folder)
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (isRefusal(error)) return error.message.split('\n')
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function serviceAccount(folder: string): string {
  const file = join(folder, 'firebase.json')
  const account = { type: 'service_account', project_id: PROJECT, private_key: 'kept', client_email: 's4@s4.test' }
  writeFileSync(file, JSON.stringify(account))
  return file
}
