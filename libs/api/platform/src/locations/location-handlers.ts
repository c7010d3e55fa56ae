import type { Deps } from '../deps/deps'
import { implement } from '../http/implement'
import { offlineGazetteer } from './gazetteer'
import type { Geocoder } from './geocoder'
import { remoteGeocoder } from './remote-geocoder'

/** Where this server looks places up: the service that is configured, or the gazetteer it carries. */
export const chooseGeocoder = ({ settings }: Pick<Deps, 'settings'>): Geocoder =>
  settings.geocoderUrl ? remoteGeocoder(settings.geocoderUrl) : offlineGazetteer

export const placeHandlers = (deps: Deps) => {
  const geocoder = chooseGeocoder(deps)
  return [implement('locations.search', ({ input }) => geocoder.search(input.q))]
}
