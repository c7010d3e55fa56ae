import type { Deps } from '../server/deps'
import { firstScreens } from '../server/first-screens'
import { implement } from '../server/implement'

export const configHandlers = ({ identity, settings }: Deps) => {
  const { firebase, chat, signInProviders, tileUrl, supportEmail, mode } = settings
  const screens = firstScreens(settings)

  return [
    implement('config.show', async () => ({
      firebase,
      chat,
      signInProviders,
      firstScreens: screens,
      tileUrl,
      supportEmail,
      identityReady: await identity.ready(),
      mailbox: mode !== 'production',
    })),
  ]
}
