/* Lists and values without shapes, for the screens that show them: a shape loads zod. */

export const problemCategories = ['safety', 'site', 'conduct', 'hours', 'pay', 'noShow', 'other'] as const

export const taxStatuses = ['selfEmployed', 'employed', 'undetermined'] as const

/** The documents that a company checks. */
export const documentKinds = ['licence', 'right-to-work', 'certificate'] as const

/**
 * How a document was checked: on the SIA's public register, on the government's right-to-work service, by the original,
 * or by a copy.
 */
export const checkMethods = ['sia-register', 'right-to-work-service', 'original-seen', 'copy-seen'] as const

/** How each kind of document can be checked. */
export const methodsByKind: Record<(typeof documentKinds)[number], readonly (typeof checkMethods)[number][]> = {
  licence: ['sia-register', 'original-seen', 'copy-seen'],
  'right-to-work': ['right-to-work-service', 'original-seen', 'copy-seen'],
  certificate: ['original-seen', 'copy-seen'],
}

export const alertDurations = [15, 30, 60, 120] as const

export const durations = ['1 Day', '2 Days', '3 Days', '1 Week', '2 Weeks', '1 Month'] as const

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const checkpointLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const

export const nameAnswers = ['match', 'close', 'no', 'notAsked'] as const

/** Whose alerts: those of nobody. */
export const NOBODY = 'nobody'

/** `open`: not resolved. `waiting`: nobody has acknowledged it. `seen`: acknowledged, not resolved. */
export const alertStates = ['open', 'waiting', 'seen', 'resolved', 'all'] as const

/** How long the file of an export can be downloaded. */
export const EXPORT_DAYS = 3

/** Of the terms and the privacy notice; raised whenever either changes. */
export const termsVersion = '2026-11-23' as const

/** `missed`: not answered in time, whether later or not at all; `due`: not answered yet. */
export const callViews = ['all', 'missed', 'due'] as const
