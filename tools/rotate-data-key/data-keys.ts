import { readSettings } from '../settings/settings'
import { dataPaths } from '../stack/data-folder/data-folder'
import { developmentKeys } from '../stack/data-folder/keys'
import { refusal } from '../workspace/refusal'

const BYTES = 32

/** The key to seal with and those to read with, as the server would take them from the same environment. */
export function dataKeys(env: NodeJS.ProcessEnv): { key: Buffer; oldKeys: Buffer[] } {
  const oldKeys = (env.S4_OLD_DATA_KEYS ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
  return {
    key: keyIn('S4_DATA_KEY', env.S4_DATA_KEY || keptKey(env)),
    oldKeys: oldKeys.map((text) => keyIn('S4_OLD_DATA_KEYS', text)),
  }
}

/** The one that `npm start` made. */
function keptKey(env: NodeJS.ProcessEnv): string {
  if (env.S4_MODE === 'production')
    throw refusal(
      'S4_DATA_KEY is not set. Give the new key as the servers have it, and the one before in S4_OLD_DATA_KEYS.',
    )
  return developmentKeys(dataPaths(readSettings(env).dataDir).keys, env).S4_DATA_KEY
}

function keyIn(name: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length < BYTES)
    throw refusal(`${name} must be at least ${BYTES} bytes in base64, the same as the server has.`)
  return bytes.subarray(0, BYTES)
}
