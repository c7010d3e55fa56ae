/** JSON for a script element of a page, where only `<` could end it. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
