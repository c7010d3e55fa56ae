const OLD_AFTER_MS = 10 * 60_000

/** Whether a location says little about where somebody is now: phones that share it send one each minute. */
export const isOldLocation = (at: string, now: string) => Date.parse(now) - Date.parse(at) > OLD_AFTER_MS

interface LastLocation {
  inside: 'inside' | 'outside' | 'uncertain'
  at: string
}

/** Whether somebody at work is red on maps: with an open alert, or outside the site as far as is known now. */
export const needsSomebody = (openAlerts: number, last: LastLocation | null, now: string) =>
  openAlerts > 0 || (last?.inside === 'outside' && !isOldLocation(last.at, now))
