import type { Deps } from '../deps/deps'
import { implement } from '../http/implement'
import { offlineGazetteer } from './gazetteer'
import type { Geocoder } from './geocoder'
import { remoteGeocoder } from './remote-geocoder'

/** The configured service, or the built-in gazetteer. */
export const chooseGeocoder = ({ settings }: Pick<Deps, 'settings'>): Geocoder =>
  settings.geocoderUrl ? remoteGeocoder(settings.geocoderUrl) : offlineGazetteer

export const locationHandlers = (deps: Deps) => {
  const geocoder = chooseGeocoder(deps)
  return [implement('locations.search', ({ input }) => geocoder.search(input.q))]
}
