/** One a line. */
const fromTools = (name: string) => (process.env[name] ?? '').split('\n').filter(Boolean)

/** The browser that tools found, and how it is started. */
export const launchOptions = {
  ...(process.env.S4_E2E_CHROMIUM && { executablePath: process.env.S4_E2E_CHROMIUM }),
  args: fromTools('S4_E2E_CHROMIUM_ARGUMENTS'),
}
