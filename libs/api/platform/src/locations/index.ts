export { offlineGazetteer } from './gazetteer'
export { geocoderOf, placeHandlers } from './place-handlers'
export { remoteGeocoder } from './remote-geocoder'
