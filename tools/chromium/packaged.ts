import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { inWorkspace } from '../workspace/paths'

const packageFolder = () => join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../..')

export const canRunPackagedChromium = (): boolean => process.platform === 'linux' && process.arch === 'x64'

/** The browser of the package `@sparticuz/chromium`, unpacked once; undefined where it does not run. */
export function packagedChromium(): string | undefined {
  if (!canRunPackagedChromium()) return undefined
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string }
  const folder = inWorkspace('node_modules/.cache/s4')
  const file = join(folder, `chromium-${version}`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  // Under its name only when it is whole.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, brotliDecompressSync(readFileSync(join(packageFolder(), 'bin/chromium.br'))), {
    mode: 0o755,
  })
  renameSync(unfinished, file)
  return file
}
