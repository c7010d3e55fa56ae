import { Socket } from 'node:net'
import { isRefusal } from '../../workspace/refusal'

export interface Run {
  /** Adds what to undo at the end, the latest first. */
  onStop(undo: () => unknown): void
  /** Ends everything, saying why. */
  giveUp(error: unknown): void
  say(sentence: string): void
}

export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

const DOUBLED_SIGNAL_MS = 700

/**
 * Runs a program until Ctrl-C, a signal or the end of its parent process, then undoes everything in order.
 * An expected failure is printed as its sentence; any other with its stack.
 */
export function runUntilStopped(begin: (run: Run) => Promise<void>): void {
  const undoing: (() => unknown)[] = []
  let stoppingSince: number | undefined

  const stop = async (code: number) => {
    stoppingSince ??= Date.now()
    for (const undo of undoing.splice(0).toReversed()) {
      try {
        await undo()
      } catch (error) {
        process.stderr.write(`${explain(error)}\n`)
      }
    }
    process.exit(code)
  }
  const giveUp = (error: unknown) => {
    if (stoppingSince !== undefined) return
    process.stderr.write(`\n${explain(error)}\n`)
    void stop(1)
  }

  const end = () => {
    if (stoppingSince === undefined) {
      say('\nStopping…')
      void stop(0)
    } else if (Date.now() - stoppingSince > DOUBLED_SIGNAL_MS) {
      // A second Ctrl-C; the first one arrives twice, from the terminal and from npm. The keeper ends what is left.
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  onParentGone(() => {
    if (stoppingSince === undefined) end()
  })
  // The terminal may close before we do.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

  const onStop = (undo: () => unknown) => {
    if (stoppingSince === undefined) undoing.push(undo)
    // What finished starting after the end began is undone at once.
    else void Promise.resolve().then(undo)
  }
  begin({ onStop, giveUp, say }).catch(giveUp)
}

/** tools/bootstrap.mjs holds the other end of a pipe, which closes even when it is killed with -9. */
function onParentGone(end: () => void) {
  const pipe = Number(process.env['S4_PARENT_PIPE'])
  delete process.env['S4_PARENT_PIPE']
  if (!pipe) return
  const socket = new Socket({ fd: pipe })
  socket
    .on('close', end)
    .on('error', () => undefined)
    .resume()
    .unref()
}

const explain = (error: unknown): string => {
  if (isRefusal(error)) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
