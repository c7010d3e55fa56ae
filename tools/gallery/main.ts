import { createServer } from 'vite'
import { runUntilStopped } from '../stack/processes/run'
import { inWorkspace } from '../workspace/paths'

// The configuration imports its neighbour as TypeScript does.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true'

// npm run gallery: the parts of the design with hot reload.
runUntilStopped(async (run) => {
  const vite = await createServer({ configFile: inWorkspace('libs/web/design/gallery/vite.config.ts') })
  run.onStop(() => vite.close())
  await vite.listen()
  run.say(`The gallery of the parts is at ${vite.resolvedUrls?.local[0]}. Ctrl-C stops it.`)
})
