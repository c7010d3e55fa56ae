/** The time source of every rule; tests and the development clock move it. */
export interface Clock {
  now(): Date
}

export interface MovableClock extends Clock {
  /** Sets how far this clock runs ahead of the machine's, in milliseconds. */
  moveTo(offset: number): void
}

export function movableClock(read: () => number = Date.now): MovableClock {
  let offset = 0
  return {
    now: () => new Date(read() + offset),
    moveTo: (milliseconds) => {
      offset = milliseconds
    },
  }
}
