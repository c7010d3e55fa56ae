export { asS4, commandContext, type CommandContext, type CommandRecord } from './command-context'
export { runCommand } from './run-command'
export { runEach, sentenceOf } from './run-each'
