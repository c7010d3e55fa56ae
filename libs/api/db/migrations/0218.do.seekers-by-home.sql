create index concurrently if not exists seeker_by_home on seeker using gist (
  point((floor(home_lng * 65) + 0.5) / 65 * 0.588, (floor(home_lat * 100) + 0.5) / 100)
) where fullname <> '';
