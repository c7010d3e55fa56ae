import { connect } from 'node:net'
import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '../../deps/deps'

const TIMEOUT_MS = 30_000
const CHUNK_BYTES = 64 * 1024
const MAX_ANSWER = 1000

/**
 * Lets ClamAV look at a file before it is decoded or kept. Throws `file.virus-found`, or `file.not-scanned` when no
 * verdict comes: a file that nobody has looked at is not kept. Without a scanner in the settings every file passes.
 */
export async function scanForViruses({ settings, log }: Pick<Deps, 'settings' | 'log'>, bytes: Buffer): Promise<void> {
  if (settings.virusScanner === null) return
  const verdict = await askScanner(settings.virusScanner, 'zINSTREAM\0', chunksOf(bytes)).catch((error: unknown) => {
    log.error({ err: error }, 'the virus scanner does not answer')
    return ''
  })
  if (verdict.endsWith(' FOUND')) {
    // Its name may be all that somebody has who looks into it later.
    log.warn({ verdict }, 'a file with a virus was refused')
    throw new ApiError('file.virus-found')
  }
  if (verdict === 'stream: OK') return
  if (verdict) log.error({ verdict }, 'the virus scanner could not look at a file')
  throw new ApiError('file.not-scanned')
}

/** Rejects unless the scanner answers. */
export async function checkScanner(address: string): Promise<void> {
  if ((await askScanner(address, 'zPING\0')) !== 'PONG') throw new Error('the virus scanner is not ready')
}

/** Each with its length before it; a length of 0 is the end. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const chunk = bytes.subarray(start, start + CHUNK_BYTES)
    yield lengthOf(chunk)
    yield chunk
  }
  yield lengthOf(Buffer.alloc(0))
}

function lengthOf({ length }: Buffer): Buffer {
  const written = Buffer.alloc(4)
  written.writeUInt32BE(length)
  return written
}

/** `host:port`, or the path of a socket. */
function scannerAddress(address: string) {
  const [, host, port] = /^(.+):(\d+)$/.exec(address) ?? []
  return host && port ? { host, port: Number(port) } : { path: address }
}

const askScanner = (address: string, command: string, body: Iterable<Buffer> = []): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(scannerAddress(address))
    const timer = setTimeout(() => socket.destroy(new Error('the virus scanner is too slow')), TIMEOUT_MS)
    let answer = ''
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer.replaceAll('\0', '').trim())
    })
    socket.on('data', (part) => {
      answer = (answer + part.toString()).slice(0, MAX_ANSWER)
    })
    socket.write(command)
    for (const part of body) socket.write(part)
  })
