import { ApiError, type FailureBody } from '@s4/contract/api-error'
import { traceParent } from './trace-parent'

const MINUTE = 60_000

interface Fetching {
  /** Ends the request; `fetchFile` then fails with `network.error`. */
  signal?: AbortSignal
  /** The bytes that have come so far. */
  onReceived?: (bytes: number) => void
}

/** A file of the API. A plain download link could not show a refusal. */
export async function fetchFile(
  path: string,
  uid: string | null,
  { signal, onReceived }: Fetching = {},
): Promise<Blob> {
  const headers = { traceparent: traceParent(), ...(uid !== null && { 'firebase-id': uid }) }
  const response = await fetch(path, { headers, ...(signal && { signal }) }).catch(() => {
    throw new ApiError('network.error')
  })
  if (response.ok)
    return (onReceived ? counted(response, onReceived) : response).blob().catch(() => {
      throw new ApiError('network.error')
    })
  const { code, detail }: Partial<FailureBody> = await response.json().catch(() => ({}))
  const after = Number(response.headers.get('retry-after'))
  if (!code || !detail) throw new ApiError('server.busy')
  throw new ApiError(code, {
    message: detail,
    status: response.status,
    ...(after > 0 && { retryAfterSeconds: after }),
  })
}

/** The same answer, which says how much of it has come. */
function counted(response: Response, onReceived: (bytes: number) => void): Response {
  let bytes = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      onReceived(bytes)
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(counter) ?? null, { headers: response.headers })
}

/** Puts a file among the downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE)
}
