/** A number that S4 promises, as a bench measured it. */
export interface Figure {
  what: string
  limit: string
  measured: string
  kept: boolean
}

type Show = (value: number) => string

/** A number that may not be more than `most`; one that is not a number is not kept. */
export const atMost = (what: string, value: number, most: number, show: Show = String): Figure => ({
  what,
  limit: `at most ${show(most)}`,
  measured: show(value),
  kept: value <= most,
})

export const atLeast = (what: string, value: number, least: number, show: Show = String): Figure => ({
  what,
  limit: `at least ${show(least)}`,
  measured: show(value),
  kept: value >= least,
})

/** Whether there are figures and each keeps its limit: where nothing was measured nothing is kept. */
export const allKept = (figures: readonly Figure[]): boolean => figures.length > 0 && figures.every(({ kept }) => kept)

export const milliseconds: Show = (value) => `${Number(value.toFixed(1))} ms`
export const times: Show = (value) => `${Number(value.toFixed(2))} ×`
export const percent: Show = (share) => `${Math.round(share * 100)}%`
