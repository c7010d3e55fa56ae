/**
 * A column: metres from the home of the `seeker` to the `site` of an `offer` that covers a shift; null for any other
 * offer and where the home is unknown, because `least` leaves out what is null. The SQL twin of `metresBetween` in
 * @s4/domain/geofence.
 */
export const COVER_METRES = `case when offer.cover_id is not null and seeker.home_lat is not null
  then 2 * 6371008.8 * asin(least(1, sqrt(
    power(sin(radians(site.lat - seeker.home_lat) / 2), 2) + cos(radians(seeker.home_lat))
    * cos(radians(site.lat)) * power(sin(radians(site.lng - seeker.home_lng) / 2), 2)))) end`
