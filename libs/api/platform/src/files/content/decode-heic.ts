import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { ApiError } from '@s4/contract/api-error'
import sharp from 'sharp'
import { limitConcurrency } from './limit-concurrency'

interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** As for other pictures; four bytes each while it is decoded. */
const MAX_PIXELS = 64_000_000
const TIMEOUT_MS = 20_000
/** Each holds a whole picture in memory. */
const limited = limitConcurrency(1)

/**
 * Runs in a thread of its own, so that a slow or hostile picture stops neither the server nor itself. `sharp` reads no
 * HEIC, because its codec is patented; the decoder is libheif (LGPL) as WebAssembly.
 */
const DECODE = `const { parentPort, workerData } = require('node:worker_threads')
const { all } = require(workerData.decoder)
all({ buffer: Buffer.from(workerData.bytes) }).then(async ([first]) => {
  if (first.width * first.height > workerData.most) return parentPort.postMessage('tooLarge')
  const { width, height, data } = await first.decode()
  parentPort.postMessage({ width, height, data })
})`
const decoder = createRequire(import.meta.url).resolve('heic-decode')

/** A JPEG, upright, of the picture of an iPhone. Throws `file.unreadable` when it cannot be decoded in 20 s. */
export async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  const { width, height, data } = await limited(() => pixelsOf(bytes))
  return sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

const pixelsOf = (bytes: Buffer) =>
  new Promise<Pixels>((resolve, reject) => {
    const worker = new Worker(DECODE, { eval: true, workerData: { bytes, decoder, most: MAX_PIXELS }, stderr: true })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
      void worker.terminate()
    }
    const refuse = (message?: string) => end(() => reject(new ApiError('file.unreadable', message ? { message } : {})))
    const timer = setTimeout(refuse, TIMEOUT_MS)
    worker.once('message', (found: Pixels | 'tooLarge') =>
      found === 'tooLarge'
        ? refuse('That picture has too many pixels. Send a smaller copy.')
        : end(() => resolve(found)),
    )
    worker.once('error', () => refuse())
    worker.once('exit', () => refuse())
  })
