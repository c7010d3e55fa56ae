import type { Settings } from '../../settings/settings'
import { startAuthEmulator } from './auth-emulator'
import { dataPaths } from '../data-folder/data-folder'
import { isRefusal } from '../../workspace/refusal'
import type { Run } from '../processes/run'
import { supervise } from '../processes/supervise'

/** Starts the Auth emulator for a person at the terminal; false, with a message, when sign-in stays off. */
export async function startSignIn({ dataDir, authPort }: Settings, run: Run): Promise<boolean> {
  const { logs, accounts } = dataPaths(dataDir)
  const start = () => startAuthEmulator({ port: authPort, logs, accountsFile: accounts })
  try {
    const service = await supervise({
      name: 'The Auth emulator',
      log: logs,
      start,
      say: run.say,
      giveUp: ({ message }) => run.say(message),
    })
    run.onStop(service.stop)
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    run.say(error.message)
    return false
  }
}
