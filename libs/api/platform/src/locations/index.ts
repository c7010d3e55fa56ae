export { offlineGazetteer } from './gazetteer'
export { chooseGeocoder, placeHandlers } from './location-handlers'
export { remoteGeocoder } from './remote-geocoder'
