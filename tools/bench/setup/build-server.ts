import { startChild } from '../../stack/processes/child'
import { inWorkspace } from '../../workspace/paths'
import { refusal } from '../../workspace/refusal'

/** Builds the server as it is shipped; nx or an earlier run may have done so already. */
export async function buildServer(): Promise<void> {
  const log = inWorkspace('.reports/bench/build.log')
  const child = await startChild({ command: 'npm', args: ['run', 'build', '-w', '@s4/api'], cwd: inWorkspace(), log })
  const how = await child.ended
  if (how !== 'ended with code 0') throw refusal(`The server could not be built (${how}); its log is ${log}.`)
}
