import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@s4/db'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings } from './settings'

const folder = mkdtempSync(join(tmpdir(), 's4-production-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const aFile = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const account = (project: string) =>
  JSON.stringify({ type: 'service_account', project_id: project, private_key: 'k', client_email: 'e' })
const aKey = (first: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, number) => first + number)).toString('base64')

const fit = {
  DATABASE_URL: 'postgresql://s4_server:a@db.example/s4',
  DATABASE_OWNER_URL: 'postgresql://s4_owner:b@db.example/s4',
  S4_FILES_DIR: folder,
  S4_SESSION_KEY: aKey(1),
  S4_DATA_KEY: aKey(2),
  S4_CODE_KEY: aKey(3),
  S4_PUSH_KEY: aKey(4),
  FIREBASE_PROJECT_ID: 's4-live',
  FIREBASE_API_KEY: 'AIza-of-ours',
  GOOGLE_APPLICATION_CREDENTIALS: aFile('ours.json', account('s4-live')),
  SMTP_URL: 'smtps://s4:c@mail.example:465',
  S4_BASE_DOMAIN: 's4.example.co.uk',
  S4_MAIL_FROM: 'S4 <no-reply@s4.example.co.uk>',
  S4_SUPPORT_EMAIL: 'help@s4.example.co.uk',
}

/** The message of a refused start; empty when the settings are accepted. */
function refusalMessage(changed: Record<string, string | undefined>): string {
  try {
    readSettings({ ...fit, ...changed })
    return ''
  } catch (error) {
    if (!isRefusal(error)) throw error
    return error.message
  }
}

describe('production', () => {
  it('is the default mode and accepts complete settings', () => {
    expect(readSettings(fit).mode).toBe('production')
  })

  it.each<[what: string, changed: Record<string, string | undefined>, sentence: RegExp]>([
    [
      'tokens of an Auth emulator',
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      /^FIREBASE_AUTH_EMULATOR_HOST is set.*Remove it/,
    ],
    [
      'a Firestore emulator',
      { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
      /^FIRESTORE_EMULATOR_HOST is set.*Remove it/,
    ],
    ['any other emulator', { STORAGE_EMULATOR_HOST: '127.0.0.1:9199' }, /^STORAGE_EMULATOR_HOST is set.*Remove it/],
    ['demo people', { S4_DEMO: 'on' }, /^S4_DEMO is set.*Remove it/],
    ['the development mailbox', { SMTP_URL: undefined }, /^SMTP_URL is not set.*Set it/],
    ['nowhere to keep files', { S4_FILES_DIR: undefined }, /^S4_FILES_DIR is not set\. Set it .* or S4_FILES_BUCKET/],
    ['no project', { FIREBASE_PROJECT_ID: undefined }, /^FIREBASE_PROJECT_ID is not set\. Set it/],
    [
      'the project of the emulators',
      { FIREBASE_PROJECT_ID: 'demo-s4' },
      /^FIREBASE_PROJECT_ID is “demo-s4”, which is for emulators\. Set it/,
    ],
    ['no key of the project', { FIREBASE_API_KEY: undefined }, /^FIREBASE_API_KEY is not set\. Set it/],
    [
      'no credentials',
      { GOOGLE_APPLICATION_CREDENTIALS: undefined },
      /^GOOGLE_APPLICATION_CREDENTIALS is not set\. Set it/,
    ],
    [
      'credentials that are not there',
      { GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'none.json') },
      /^GOOGLE_APPLICATION_CREDENTIALS names a file that cannot be read/,
    ],
    [
      'credentials that are none',
      { GOOGLE_APPLICATION_CREDENTIALS: aFile('none.txt', 'hello') },
      /^GOOGLE_APPLICATION_CREDENTIALS names a file that is not the key/,
    ],
    [
      'credentials of another project',
      { GOOGLE_APPLICATION_CREDENTIALS: aFile('theirs.json', account('s4-trial')) },
      /^GOOGLE_APPLICATION_CREDENTIALS is for the project “s4-trial”/,
    ],
    ['one role for everything', { DATABASE_OWNER_URL: undefined }, /^DATABASE_OWNER_URL is not set\. Set it/],
    [
      'the owner’s role for the server',
      { DATABASE_URL: fit.DATABASE_OWNER_URL },
      /^DATABASE_URL and DATABASE_OWNER_URL have the same role\. Make/,
    ],
    [
      'the primary database as its replica',
      { DATABASE_REPLICA_URL: fit.DATABASE_URL },
      /^DATABASE_REPLICA_URL is the primary database itself\. Set it/,
    ],
    [
      'the owner’s role on the replica',
      { DATABASE_REPLICA_URL: 'postgres://s4_owner:secret@replica:5432/s4' },
      /^DATABASE_REPLICA_URL has another role than DATABASE_URL\. A replica/,
    ],
    [
      'no domain, so cookies that travel without encryption',
      { S4_BASE_DOMAIN: undefined },
      /^S4_BASE_DOMAIN is not set\. Set it/,
    ],
    [
      'the domain of one machine',
      { S4_BASE_DOMAIN: 's4.localhost' },
      /^S4_BASE_DOMAIN is “s4\.localhost”, which nobody can reach\. Set it/,
    ],
    [
      'mails from nowhere',
      { S4_MAIL_FROM: 'S4 <no-reply@s4.localhost>' },
      /^S4_MAIL_FROM is “.*”, which nobody can reach\. Set it/,
    ],
    ['nobody to write to', { S4_SUPPORT_EMAIL: undefined }, /^S4_SUPPORT_EMAIL is not set\. Set it/],
    [
      'the demo’s address to write to',
      { S4_SUPPORT_EMAIL: 'support@s4.example' },
      /^S4_SUPPORT_EMAIL is “.*”, which nobody can reach\. Set it/,
    ],
    [
      'a made-up key',
      { S4_DATA_KEY: Buffer.from('d'.repeat(32)).toString('base64') },
      /^S4_DATA_KEY can be guessed\. Make one/,
    ],
    [
      'one key for two things',
      { S4_CODE_KEY: fit.S4_SESSION_KEY },
      /^S4_CODE_KEY is the same as S4_SESSION_KEY\. Make one/,
    ],
    [
      'a made-up key that is accepted, too',
      { S4_OTHER_CODE_KEYS: Buffer.from('d'.repeat(32)).toString('base64') },
      /^S4_OTHER_CODE_KEYS can be guessed\. Make one/,
    ],
    ['no key', { S4_DATA_KEY: undefined }, /^S4_DATA_KEY is not set\. Seals personal numbers/],
    ['no key for pushes', { S4_PUSH_KEY: undefined }, /^S4_PUSH_KEY is not set\. Names this S4/],
    [
      'pushes to this machine',
      { S4_PUSH_SERVICES: 'fcm.googleapis.com,http://127.0.0.1:4999' },
      /^S4_PUSH_SERVICES names an address\. Give hosts alone/,
    ],
    ['a clock that stands', { S4_STOPPED_CLOCK: '2026-11-21T19:43:00Z' }, /^S4_STOPPED_CLOCK is set.*Remove it/],
    [
      'half a phone provider',
      { S4_PHONE_ACCOUNT: 'AC1', S4_PHONE_FROM: '+441632960000' },
      /^S4_PHONE_TOKEN is not set, though other settings of the phone provider are/,
    ],
    ['numbers in the open', { S4_PHONE_URL: 'http://phone.example' }, /^S4_PHONE_URL is not an https address/],
  ])('does not start with %s, and says in one sentence what to do', (_what, changed, sentence) => {
    expect(refusalMessage(changed)).toMatch(sentence)
    expect(refusalMessage(changed)).not.toContain('\n')
  })

  it('is rehearsed with emulators where nobody else can reach it', () => {
    const here = {
      S4_REHEARSAL: 'on',
      S4_BASE_DOMAIN: 's4.test',
      S4_HOST: '127.0.0.1',
      SMTP_URL: undefined,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    }

    expect(readSettings({ ...fit, ...here }).mode).toBe('rehearsal')
    expect(refusalMessage({ ...here, S4_BASE_DOMAIN: 's4.example.co.uk' })).toMatch(/S4_BASE_DOMAIN .* could reach/)
    expect(refusalMessage({ ...here, S4_HOST: '0.0.0.0' })).toMatch(/S4_HOST .* could reach/)
    expect(refusalMessage({ ...here, S4_DATA_KEY: undefined })).toMatch(/^S4_DATA_KEY is not set/)
  })

  it('keeps files in a bucket without a folder', () => {
    expect(refusalMessage({ S4_FILES_DIR: undefined, S4_FILES_BUCKET: 's4-live.appspot.com' })).toBe('')
  })

  it('asks for the owner’s address only of who migrates', () => {
    expect(refusalMessage({ DATABASE_OWNER_URL: undefined, S4_ROLE: 'web' })).toBe('')
    expect(refusalMessage({ DATABASE_OWNER_URL: undefined, S4_ROLE: 'worker' })).toBe('')
  })

  it('lists all faults in one message, without passwords', () => {
    const text = refusalMessage({
      SMTP_URL: undefined,
      FIREBASE_PROJECT_ID: undefined,
      DATABASE_URL: fit.DATABASE_OWNER_URL,
    })

    expect(text.split('\n')).toHaveLength(3)
    expect(text).not.toContain(':b@')
  })

  it('is the only mode with these rules', () => {
    const { S4_FILES_DIR, S4_SESSION_KEY, S4_DATA_KEY, S4_CODE_KEY, S4_PUSH_KEY, DATABASE_URL } = fit

    expect(
      readSettings({
        S4_MODE: 'development',
        S4_FILES_DIR,
        S4_SESSION_KEY,
        S4_DATA_KEY,
        S4_CODE_KEY,
        S4_PUSH_KEY,
        DATABASE_URL,
      }).firebase.projectId,
    ).toBe('demo-s4')
  })
})
