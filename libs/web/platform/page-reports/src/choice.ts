const YEAR_SECONDS = 31_536_000

/** Also off where the browser asks not to be measured. */
export const isMeasured = (): boolean =>
  !/(?:^|; *)measure=off/.test(document.cookie) &&
  !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)

/** One cookie for the three sites; without it a browser is measured. */
export function chooseMeasured(on: boolean): void {
  const domain = location.hostname.replace(/^(seeker|company)\./, '')
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const shared = domain.includes('.') ? `; Domain=${domain}` : ''
  document.cookie = `measure=off; Path=/; Max-Age=${on ? 0 : YEAR_SECONDS}; SameSite=Lax${secure}${shared}`
}
