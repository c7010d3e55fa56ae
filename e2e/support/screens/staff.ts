import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const workspace = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs `npm run support` with these words against the running database; returns its output. */
export async function asStaff(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@s4/source', '--import', 'tsx', 'tools/support/main.ts', ...words],
    { cwd: workspace },
  )
  return stdout
}
