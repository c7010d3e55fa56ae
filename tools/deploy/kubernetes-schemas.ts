import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Job } from 'kubernetes-models/batch/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1'

const kinds = [
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
]

/** What Kubernetes would refuse in a manifest: a wrong or missing value, or a name that its kind does not have. */
export function listManifestFaults(manifest: { apiVersion: string; kind: string }): string[] {
  const kind = kinds.find((known) => known.apiVersion === manifest.apiVersion && known.kind === manifest.kind)
  if (!kind) return [`${manifest.apiVersion} ${manifest.kind} is not known here`]
  const read = new Set<string>()
  try {
    kind.prototype.validate.call(noteReads(manifest, '', read))
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  return pathsOf(manifest, '')
    .filter((path) => !read.has(path))
    .map((path) => `${path} is not known`)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Kubernetes refuses unknown names and these schemas do not, but they read each name that they know. */
function noteReads<Value extends object>(value: Value, path: string, read: Set<string>): Value {
  return new Proxy(value, {
    get(target, name) {
      const inner: unknown = Reflect.get(target, name)
      if (typeof name === 'symbol') return inner
      read.add(`${path}/${name}`)
      return isObject(inner) ? noteReads(inner, `${path}/${name}`, read) : inner
    },
  })
}

const pathsOf = (value: object, path: string): string[] =>
  Object.entries(value).flatMap(([name, inner]) => [
    `${path}/${name}`,
    ...(isObject(inner) ? pathsOf(inner, `${path}/${name}`) : []),
  ])
