export { MapView, type MapViewProps, type MapMark, type MapPoint } from './map-view'
export type { FindPlaces, FoundPlace } from './place-search'
export { PointPicker, type PointPickerProps } from './point-picker'
