import { listSettings, readSettings } from '@s4/api-platform/settings'

/**
 * Prints every variable with its meaning, its default and whether it is set, never a value. With `--check` it refuses
 * what the server would refuse.
 */
export function printSettings(): void {
  const lines = listSettings(process.env).map(({ name, meaning, standard, isSet }) => {
    const state = isSet ? 'set' : standard === null ? 'not set' : `not set, so ${standard || 'empty'}`
    return `${name} (${state})\n    ${meaning}\n`
  })
  process.stdout.write(lines.join(''))
  if (!process.argv.includes('--check')) return
  readSettings(process.env)
  process.stdout.write('The settings can be used.\n')
}
