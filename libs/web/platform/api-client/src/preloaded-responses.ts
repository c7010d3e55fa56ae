/** A `fetch` that uses the responses already contained in the page, each once, and asks the server for the rest. */
export function preloadedResponses() {
  const answers: Record<string, unknown> = JSON.parse(document.getElementById('answers')?.textContent ?? '{}')
  return async (url: string, init: RequestInit): Promise<Response> => {
    const answer = answers[url]
    if (!answer) return fetch(url, init)
    delete answers[url]
    return Response.json(answer)
  }
}
