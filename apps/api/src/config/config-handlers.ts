import type { Deps } from '../server/deps'
import { implement } from '../server/implement'

export const configHandlers = ({ identity, settings: { firebase, signInProviders, tileUrl, mode } }: Deps) => [
  implement('config.show', async () => ({
    firebase,
    signInProviders,
    tileUrl,
    identityReady: await identity.ready(),
    mailbox: mode !== 'production',
  })),
]
