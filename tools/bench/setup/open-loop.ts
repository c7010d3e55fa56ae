import { setTimeout as pause } from 'node:timers/promises'

interface Load {
  /** Starts in a second, whether earlier ones have ended or not. */
  rate: number
  seconds: number
  work: (index: number) => Promise<unknown>
}

/** Milliseconds of each piece of work, from when it was due: waiting in a queue counts. */
export async function openLoop({ rate, seconds, work }: Load): Promise<number[]> {
  const began = performance.now()
  const all: Promise<number>[] = []
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = began + (index * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await pause(early)
    const piece = work(index).then(() => performance.now() - due)
    // What fails is told at the end, once everything that was started can be stopped.
    piece.catch(() => undefined)
    all.push(piece)
  }
  return Promise.all(all)
}

/** Milliseconds of each piece of work, one after the other. */
export async function oneByOne(count: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const all: number[] = []
  for (let index = 0; index < count; index += 1) {
    const began = performance.now()
    await work(index)
    all.push(performance.now() - began)
  }
  return all
}
