import type { ShippedPackage } from './shipped-packages'

/** What S4 is made of, as a CycloneDX 1.5 document. */
export const billOfMaterials = (packages: readonly ShippedPackage[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name: 's4', 'bom-ref': 's4' } },
  components: packages.map((shipped) => ({
    type: 'library',
    // The same version may stand at two places.
    'bom-ref': shipped.path,
    name: shipped.name,
    version: shipped.version,
    purl: `pkg:npm/${shipped.name.replace('@', '%40')}@${shipped.version}`,
    licenses: [licence(shipped.licence)],
    ...(shipped.integrity && { hashes: [hash(shipped.integrity)] }),
  })),
})

/** One licence has an id; what joins several is an expression; words of their own are a name. */
const licence = (named: string) => {
  if (/^[\w.-]+$/.test(named)) return { license: { id: named } }
  return / (OR|AND|WITH) /.test(named) && !named.startsWith('SEE')
    ? { expression: named }
    : { license: { name: named } }
}

const algorithms: Record<string, string> = { sha512: 'SHA-512', sha1: 'SHA-1' }

function hash(integrity: string) {
  const [algorithm = '', content = ''] = integrity.split(/-(.*)/s)
  return { alg: algorithms[algorithm] ?? algorithm, content: Buffer.from(content, 'base64').toString('hex') }
}
