import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's root folder. */
export const workspaceRoot = resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** A path inside the checkout. */
export const inWorkspace = (...parts: string[]) => resolve(workspaceRoot, ...parts)

/** Runs TypeScript from source: flags for `node`, then the file. */
export const sourceFlags = ['--conditions=@s4/source', '--import', 'tsx']
