/** JSON for a script element; an unescaped `<` could end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
