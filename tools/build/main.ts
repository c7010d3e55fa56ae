import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { programPath, runInTerminal } from '../stack/processes/run-in-terminal'
import { appsAreBuilt } from '../workspace/apps-are-built'
import { inWorkspace } from '../workspace/paths'
import { isRefusal, refusal } from '../workspace/refusal'
import { billOfMaterials } from './bill-of-materials'
import { copyServer } from './copy-server'
import { licenceList } from './licence-list'
import { shippedPackages } from './shipped-packages'

const SITES = ['shell', 'seeker-web', 'company-web']

/** Starts the server from wherever the folder stands; its sites are beside it unless the environment says otherwise. */
const START = `import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.env.S4_SITES_DIR ||= join(dirname(fileURLToPath(import.meta.url)), 'sites')
await import('./main.js')
`

/**
 * Makes one folder that runs with `node server.js` and its environment alone: the server with its packages, the three
 * sites, the migrations, the licences and the bill of materials.
 */
async function build(folder: string): Promise<void> {
  const built =
    appsAreBuilt() ||
    (await runInTerminal([programPath('nx'), 'run-many', '--target=build', '--outputStyle=static'], {
      // Nx's own daemon would stay behind after us.
      env: { NX_DAEMON: 'false', NX_TUI: 'false' },
    }))
  if (!built) throw refusal('The apps could not be built; the reason is above.')

  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await copyServer(folder)
  for (const site of SITES)
    cpSync(inWorkspace('apps', site, 'dist'), join(folder, 'sites', site, 'dist'), { recursive: true })
  const packages = shippedPackages()
  writeFileSync(join(folder, 'server.js'), START)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name: 's4', private: true, type: 'module' })}\n`)
  writeFileSync(join(folder, 'licences.txt'), licenceList(packages))
  writeFileSync(join(folder, 'bill-of-materials.json'), `${JSON.stringify(billOfMaterials(packages), null, 2)}\n`)
  console.log(`S4 is in ${folder}. Run it with: node ${join(folder, 'server.js')}`)
}

const { values } = parseArgs({ options: { to: { type: 'string', default: inWorkspace('dist', 's4') } } })
await build(values.to).catch((error: unknown) => {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
})
