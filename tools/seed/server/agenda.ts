interface Entry {
  /** ISO instant. */
  at: string
  act: () => Promise<void>
}

/** The events by time; an event may add others at the same instant or later. */
export function emptyAgenda() {
  const entries: Entry[] = []

  return {
    at(instant: string, act: () => Promise<void>): void {
      const place = entries.findLastIndex(({ at }) => at <= instant) + 1
      entries.splice(place, 0, { at: instant, act })
    },

    /** Runs the events up to and including an instant, in order. */
    async playUntil(end: string, setClock: (instant: string) => void): Promise<void> {
      for (let next = entries.shift(); next && next.at <= end; next = entries.shift()) {
        setClock(next.at)
        await next.act()
      }
    },
  }
}

export type Agenda = ReturnType<typeof emptyAgenda>
