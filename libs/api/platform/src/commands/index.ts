export { commandContext, type CommandContext, type CommandRecord } from './command-context'
