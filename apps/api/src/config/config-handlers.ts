import type { Deps } from '../server/deps'
import { firstScreens } from '../server/first-screens'
import { implement } from '../server/implement'

export const configHandlers = ({ identity, chat, settings }: Deps) => {
  const { firebase, signInProviders, tileUrl, supportEmail, mode } = settings
  const screens = firstScreens(settings)

  return [
    implement('config.show', async () => ({
      firebase,
      chat: chat !== null && !(await chat.answering.isGone()),
      signInProviders,
      firstScreens: screens,
      tileUrl,
      supportEmail,
      identityReady: await identity.ready(),
      mailbox: mode !== 'production',
    })),
  ]
}
