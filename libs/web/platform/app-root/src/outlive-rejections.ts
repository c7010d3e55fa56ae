// oxlint-disable-next-line typescript/triple-slash-reference -- Only where pages are written, not for the whole program.
/// <reference path="./node-parts.d.ts" />
import process from 'node:process'

/**
 * A promise that fails and that nobody waits for would end the thread, and with it all pages that are being written:
 * they go on, and where it failed is told.
 */
export function outliveRejections(tell: (fault: string) => void): void {
  process.on('unhandledRejection', (reason) => tell(placeOf(reason)))
}

/** The kind of an error and where it was thrown; its message could name the person whose page it was. */
function placeOf(reason: unknown): string {
  if (!(reason instanceof Error)) return typeof reason
  const lines = (reason.stack ?? '').replace(reason.message, '').split('\n')
  return [reason.name, ...lines.filter((line) => /^\s+at /.test(line)).map((line) => line.trim())].join(' ')
}
