-- The corners of a site, [{"lat", "lng"}] in order; null for the circle around its pin (docs/product.md#sites).
alter table site add column boundary jsonb
  check (jsonb_typeof(boundary) = 'array' and jsonb_array_length(boundary) between 3 and 50);
