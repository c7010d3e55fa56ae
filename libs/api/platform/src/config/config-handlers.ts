import type { Deps } from '../deps/deps'
import { firstScreens } from '../pages/first-screens'
import { implement } from '../http/implement'

export const configHandlers = ({ identity, chat, settings }: Deps) => {
  const { firebase, signInProviders, tileUrl, supportEmail, mode } = settings
  const screens = firstScreens(settings)

  return [
    implement('config.show', async () => ({
      firebase,
      chat: chat !== null && !(await chat.reachability.isGone()),
      signInProviders,
      firstScreens: screens,
      tileUrl,
      supportEmail,
      identityReady: await identity.ready(),
      mailbox: mode !== 'production',
    })),
  ]
}
