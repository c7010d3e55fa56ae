import { readdirSync, readFileSync } from 'node:fs'
import { inWorkspace } from '../workspace/paths'
import type { ShippedPackage } from './shipped-packages'

const NAMES = /^(licen[cs]e|copying|notice)/i
const LINE = '='.repeat(80)

/** Every package with its licence and, where it brings one, the licence's text. */
export const licenceList = (packages: readonly ShippedPackage[]): string =>
  packages
    .map((shipped) => `${LINE}\n${shipped.name} ${shipped.version}\n${shipped.licence}\n\n${texts(shipped)}`)
    .join('\n')

const texts = ({ path }: ShippedPackage) =>
  readdirSync(inWorkspace(path), { withFileTypes: true })
    .filter((entry) => entry.isFile() && NAMES.test(entry.name))
    .map(({ name }) => readFileSync(inWorkspace(path, name), 'utf8').trim())
    .join('\n\n')
