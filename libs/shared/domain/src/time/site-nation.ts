import type { Nation } from './bank-holidays'

const scottish = new Set([
  'AB',
  'DD',
  'DG',
  'EH',
  'FK',
  'G',
  'HS',
  'IV',
  'KA',
  'KW',
  'KY',
  'ML',
  'PA',
  'PH',
  'TD',
  'ZE',
])

/** The nation whose bank holidays apply, by postcode area. TD is on both sides of the border and counts as Scottish. */
export function siteNation(postcode: string): Nation {
  const area = /^[A-Z]{1,2}/.exec(postcode)?.[0] ?? ''
  if (area === 'BT') return 'northern-ireland'
  return scottish.has(area) ? 'scotland' : 'england-and-wales'
}
