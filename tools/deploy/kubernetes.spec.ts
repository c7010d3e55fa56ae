import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readSettings } from '../rehearse/machine'
import { inWorkspace } from '../workspace/paths'
import { listManifestFaults } from './kubernetes-schemas'
import { listRefusals, unknownNames } from './settings-of'

interface Container {
  env?: { name: string; value: string }[]
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  securityContext: object
}
interface Pod {
  metadata: { labels: Record<string, string> }
  spec: {
    containers: [Container]
    securityContext: object
    volumes: { persistentVolumeClaim?: { claimName: string }; secret?: { secretName: string } }[]
  }
}
interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
  spec: { template: Pod; selector: { matchLabels?: object; app?: string }; scaleTargetRef?: { name: string } }
}

const folder = inWorkspace('deploy', 'kubernetes')
const text = (path: string) => readFileSync(`${folder}/${path}`, 'utf8')
const base = parse(text('base/kustomization.yaml')) as { resources: string[] }
const manifests = base.resources.flatMap((file) =>
  parseAllDocuments(text(`base/${file}`)).map((document) => document.toJS() as Manifest),
)
const withPods = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job')

/** Where a person takes each from. */
const files: Record<string, string> = { 's4-settings': 'base/settings', 's4-secrets': 'secrets', 's4-owner': 'owner' }
const settingsIn = ({ env = [], envFrom }: Container): Record<string, string> =>
  Object.assign(
    {},
    ...envFrom.map(({ configMapRef, secretRef }) =>
      readSettings(`${folder}/${files[configMapRef?.name ?? secretRef?.name ?? '']}`),
    ),
    ...env.map(({ name, value }) => ({ [name]: value })),
  )

it('the base names each of its manifests', () => {
  const written = readdirSync(`${folder}/base`).filter(
    (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
  )

  expect(base.resources.toSorted()).toEqual(written.toSorted())
})

it('the example names only settings that there are', () => {
  expect(unknownNames(readSettings(`${folder}/example/settings`))).toEqual([])
})

it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
  'Kubernetes takes %s %s',
  (_kind, _name, manifest) => {
    expect(listManifestFaults(manifest)).toEqual([])
  },
)

it.each<[name: string, change: object, fault: RegExp]>([
  ['a name that a kind does not have', { replica: 3 }, /^\/spec\/replica is not known$/],
  ['a value of another type', { replicas: 'three' }, /replicas must be integer/],
  ['a part that is missing', { template: undefined }, /required property template/],
])('Kubernetes would refuse %s', (_name, change, fault) => {
  const [web] = withPods.filter(({ kind }) => kind === 'Deployment')
  const changed = JSON.parse(JSON.stringify({ ...web, spec: { ...web?.spec, ...change } })) as Manifest

  expect(listManifestFaults(changed)).toEqual([expect.stringMatching(fault)])
})

describe.each(withPods.map((manifest) => [manifest.metadata.name, manifest.spec.template] as const))(
  '%s',
  (_name, pod) => {
    const [container] = pod.spec.containers
    const settings = settingsIn(container)

    it('names only settings that there are', () => {
      expect(unknownNames(settings)).toEqual([])
    })

    it('has every setting that production wants', () => {
      expect(listRefusals(settings)).toEqual([])
    })

    it('runs as the user of the image, without rights, and writes to volumes alone', () => {
      const [, user] = /^USER (\d+):/m.exec(readFileSync(inWorkspace('Containerfile'), 'utf8')) ?? []

      expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: Number(user) })
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
    })

    it('asks only for volumes that there are', () => {
      const claims = manifests
        .filter(({ kind }) => kind === 'PersistentVolumeClaim')
        .map(({ metadata }) => metadata.name)
      const asked = pod.spec.volumes.map(
        (volume) => volume.persistentVolumeClaim?.claimName ?? volume.secret?.secretName,
      )

      expect([...claims, 's4-firebase']).toEqual(expect.arrayContaining(asked))
    })
  },
)

it.each(['DATABASE_URL', 'S4_DATA_KEY', 'SMTP_URL', 'S4_BASE_DOMAIN', 'GOOGLE_APPLICATION_CREDENTIALS'])(
  'a web process without %s would be refused',
  (name) => {
    const web = withPods.find(({ metadata }) => metadata.name === 's4-web')
    const { [name]: _left, ...settings } = web ? settingsIn(web.spec.template.spec.containers[0]) : {}

    expect(listRefusals(settings)).toEqual([expect.stringContaining(name)])
  },
)

it('what selects processes selects some, and what scales one exists', () => {
  const deployments = manifests.filter(({ kind }) => kind === 'Deployment')
  const selects = (labels: object) =>
    withPods.some(({ spec }) =>
      Object.entries(labels).every(([name, value]) => spec.template.metadata.labels[name] === value),
    )
  const selectors = manifests
    .filter(({ kind }) => ['Service', 'PodDisruptionBudget', 'Deployment'].includes(kind))
    .map(({ spec }) => spec.selector.matchLabels ?? spec.selector)
  const scaled = manifests.flatMap(({ spec }) => spec.scaleTargetRef?.name ?? [])

  expect(selectors.filter((labels) => !selects(labels))).toEqual([])
  expect(deployments.map(({ metadata }) => metadata.name)).toEqual(expect.arrayContaining(scaled))
})
