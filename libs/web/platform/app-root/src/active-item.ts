/** Whether a path is that page or one below it. A link without its id ends with a slash. */
export const isBelow = (path: string, start: string): boolean => path.startsWith(start.replace(/\/$/, ''))

/** Whether a path is one of these pages or below one, for the highlight of a menu. */
export const within =
  (...starts: string[]) =>
  (path: string): boolean =>
    starts.some((start) => isBelow(path, start))
