import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inWorkspace } from '../workspace/paths'

const file = inWorkspace('.reports/rehearsal.json')

export const forgetFaults = (): void => rmSync(file, { force: true })

/** Keeps what went wrong for the summary of `npm test`, which may be all that is read of a long output. */
export function keepFaults(faults: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(faults))
}

/** A sentence each; nothing when the rehearsal ended before it could say. */
export const readFaults = (): string[] => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [])
