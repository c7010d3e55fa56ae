import type { Api } from '@s4/api-client'
import { ApiError } from '@s4/contract/api-error'
import type { Provider } from './firebase-provider'

export interface Identity {
  /** Loads the SDK once; a failure is not remembered, so the next call tries again. */
  load(): Promise<Provider>
}

// A script that cannot be loaded is a network failure.
const unreachable = (): never => {
  throw new ApiError('network.error')
}

const known = new WeakMap<Api, Identity>()

/** The identity provider of this page; nothing is fetched before `load()`. */
export function getIdentity(api: Api): Identity {
  const held = known.get(api)
  if (held) return held

  let loading: Promise<Provider> | undefined
  const load = async () => {
    const [{ firebase }, { firebaseProvider }] = await Promise.all([
      api.call('config.show', {}),
      import('./firebase-provider').catch(unreachable),
    ])
    return firebaseProvider(firebase)
  }
  const identity: Identity = {
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
  known.set(api, identity)
  return identity
}
