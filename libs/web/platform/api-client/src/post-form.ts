export interface Sending {
  signal?: AbortSignal
  /** How much of the file has left, and all of it, in bytes. */
  onSent?: (sent: number, total: number) => void
}

/** Sends a form. Only this older request of browsers says how much of it has left. */
export function postForm(
  url: string,
  headers: Record<string, string>,
  form: FormData,
  { signal, onSent }: Sending,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (onSent) request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total))
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.addEventListener('error', () => reject(new TypeError('The form did not arrive.')))
    signal?.addEventListener('abort', () => {
      request.abort()
      reject(new DOMException('The form was cancelled.', 'AbortError'))
    })
    request.send(form)
  })
}

function answerOf(request: XMLHttpRequest): Response {
  const after = request.getResponseHeader('retry-after')
  return new Response(request.responseText, { status: request.status, headers: after ? { 'retry-after': after } : {} })
}
