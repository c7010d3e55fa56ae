import type { RouteInput } from '@s4/contract/routes'

type Nation = RouteInput<'bankHolidays.list'>['nation']

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

/** Whose bank holidays a site keeps, by its postcode's area. TD straddles the border and counts as Scottish. */
export function siteNation(postcode: string): Nation {
  const area = /^[A-Z]{1,2}/.exec(postcode)?.[0] ?? ''
  if (area === 'BT') return 'northern-ireland'
  return scottish.has(area) ? 'scotland' : 'england-and-wales'
}
