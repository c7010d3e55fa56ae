import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { workspaceRoot } from '../workspace/paths'
import { seriousAdvisories } from './serious-advisories'

const TIMEOUT_MS = 30_000

/** Asks the registry about what is shipped. Without an answer nothing is said about the packages, and nothing fails. */
async function askRegistry(): Promise<string> {
  const audit = promisify(execFile)('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
    cwd: workspaceRoot,
    timeout: TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
  })
  // It ends with 1 when it found something, and when it was not answered.
  const { stdout } = await audit.catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
  return stdout
}

const found = seriousAdvisories(await askRegistry())
if (found === null) console.log('The registry did not say which packages have known weaknesses; look at them again.')
for (const sentence of found ?? []) console.error(sentence)
if (found?.length) process.exitCode = 1
