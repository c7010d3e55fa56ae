/** Asks the server, but for what it has answered already in the page itself: each such answer is taken once. */
export function preloadedResponses() {
  const answers: Record<string, unknown> = JSON.parse(document.getElementById('answers')?.textContent ?? '{}')
  return async (url: string, init: RequestInit): Promise<Response> => {
    const answer = answers[url]
    if (!answer) return fetch(url, init)
    delete answers[url]
    return Response.json(answer)
  }
}
