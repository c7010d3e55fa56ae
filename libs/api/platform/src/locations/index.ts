export { offlineGazetteer } from './gazetteer'
export { chooseGeocoder, locationHandlers } from './location-handlers'
export { remoteGeocoder } from './remote-geocoder'
