/** Signals a program and those it started, where there are process groups. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It has gone by itself in the meantime.
  }
}
