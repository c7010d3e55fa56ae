import { describe, expect, it } from 'vitest'
import { inWorkspace } from '../workspace/paths'
import { readSettings } from './settings'

describe('settings', () => {
  it('have default values', () => {
    expect(readSettings({})).toEqual({
      port: 4200,
      baseDomain: 's4.localhost',
      dataDir: inWorkspace('.s4'),
      authPort: 9099,
      firestorePort: 8080,
      postgresPort: 5442,
      databaseUrl: undefined,
      ownerUrl: undefined,
      demo: true,
      mode: 'development',
    })
  })

  it('are read from the environment, where an empty value counts as not set', () => {
    const settings = readSettings({
      PORT: '5000',
      S4_DATA_DIR: '/srv/s4',
      S4_DEMO: 'off',
      S4_MODE: 'test',
      POSTGRES_PORT: '',
    })

    expect(settings).toMatchObject({ port: 5000, dataDir: '/srv/s4', demo: false, mode: 'test', postgresPort: 5442 })
  })

  it('read a relative data folder from the checkout', () => {
    expect(readSettings({ S4_DATA_DIR: 'data' }).dataDir).toBe(inWorkspace('data'))
  })

  it('use the server’s address for the owner when only one is given', () => {
    const url = 'postgresql://me:secret@db.example:5432/s4'

    expect(readSettings({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url, ownerUrl: url })
  })

  it.each([
    ['a port that is a word', { PORT: 'http' }, 'PORT is “http”; it must be a port, 1 to 65535.'],
    ['a port out of range', { POSTGRES_PORT: '70000' }, 'POSTGRES_PORT is “70000”; it must be a port, 1 to 65535.'],
    [
      'a port with a fraction',
      { AUTH_EMULATOR_PORT: '9099.5' },
      'AUTH_EMULATOR_PORT is “9099.5”; it must be a port, 1 to 65535.',
    ],
    [
      'one port for two',
      { PORT: '8080' },
      'PORT and FIRESTORE_EMULATOR_PORT are both 8080; each needs a port of its own.',
    ],
    [
      'a domain without a dot',
      { S4_BASE_DOMAIN: 'localhost' },
      'S4_BASE_DOMAIN is “localhost”; it must be a domain with a dot in it, such as s4.localhost.',
    ],
    [
      'another kind of database',
      { DATABASE_URL: 'mysql://db/s4' },
      'DATABASE_URL must be an address like postgresql://user:password@host:5432/name.',
    ],
    ['a demo that is neither on nor off', { S4_DEMO: 'no' }, 'S4_DEMO is “no”; it must be “on” or “off”.'],
    [
      'the mode of production',
      { S4_MODE: 'production' },
      'S4_MODE is “production”; it must be “development” or “test”.',
    ],
  ])('refuse %s by name', (_name, env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
  })

  it('name every bad value at once', () => {
    expect(() => readSettings({ PORT: 'x', S4_DEMO: 'y' })).toThrow(/PORT.*\n.*S4_DEMO/)
  })
})
