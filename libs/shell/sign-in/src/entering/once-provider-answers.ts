import type { Api } from '@s4/api-client'
import { ApiError } from '@s4/contract/api-error'

const POLL_MS = 500
const WAITED_MS = 30_000

/**
 * Asks the provider, and once more when it was still starting: on one machine it answers up to 20 seconds after the
 * server. Any other failure is thrown at once.
 */
export async function onceProviderAnswers<Answer>(api: Api, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'network.error' || !(await becomesReady(api))) throw error
    return ask()
  }
}

/** False also where the provider was ready all along: then the network of this browser failed. */
async function becomesReady(api: Api): Promise<boolean> {
  for (let waited = 0; waited < WAITED_MS; waited += POLL_MS) {
    if (await isReady(api)) return waited > 0
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return false
}

// Without an answer of the server there is nothing to wait for.
const isReady = (api: Api) =>
  api.call('config.show', {}).then(
    ({ identityReady }) => identityReady,
    () => true,
  )
