import { nodeFileTrace } from '@vercel/nft'
import { copyFileSync, cpSync, lstatSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inWorkspace, workspaceRoot } from '../workspace/paths'

/** Read by a name that is put together at run time, so that nothing shows it in the source. */
const READ_BY_NAME = [
  'node_modules/dejavu-fonts-ttf/package.json',
  'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  'node_modules/swagger-ui-dist/package.json',
  'node_modules/swagger-ui-dist/swagger-ui.css',
  'node_modules/swagger-ui-dist/swagger-ui-bundle.js',
]
/** Started in a thread of its own from its file. */
const ENTRIES = ['apps/api/dist/main.js', 'node_modules/heic-decode/index.js']

/** Copies the built server, its migrations and exactly those files of the packages that it can load. */
export async function copyServer(folder: string): Promise<void> {
  cpSync(inWorkspace('apps', 'api', 'dist'), folder, { recursive: true })
  const { fileList } = await nodeFileTrace(
    ENTRIES.map((file) => inWorkspace(file)),
    {
      base: workspaceRoot,
      conditions: ['node', 'import', 'default'],
    },
  )
  for (const file of [...fileList, ...READ_BY_NAME]) {
    if (!file.startsWith('node_modules/') || !lstatSync(inWorkspace(file)).isFile()) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(inWorkspace(file), join(folder, file))
  }
}
