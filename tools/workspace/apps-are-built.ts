/**
 * On while everything is tested, which has built the apps before. Another build would take their files away for a
 * moment and put them back, also under a server that starts meanwhile.
 */
export const appsAreBuilt = () => process.env['S4_APPS_ARE_BUILT'] === 'on'

/** Tells every program that is started from here. */
export function sayAppsAreBuilt(): void {
  process.env['S4_APPS_ARE_BUILT'] = 'on'
}
