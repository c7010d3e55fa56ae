-- What members of a company find by words (docs/product.md#search-everything). Each word also matches inside others.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create index job_by_words on job using gin (company_id, (' ' || lower(title)) gin_trgm_ops);
create index site_by_words on site using gin (company_id, (' ' || lower(name || ' ' || address || ' ' || postcode))
  gin_trgm_ops) where removed_at is null;
create index invoice_by_words on invoice using gin (company_id, (' ' || lower(number || ' ' || (seller ->> 'name')))
  gin_trgm_ops);
create index problem_by_words on problem using gin (company_id, (' ' || lower(number || ' ' || subject)) gin_trgm_ops);
create index seeker_by_words on seeker using gin ((' ' || lower(fullname)) gin_trgm_ops);
create index assignment_by_company_and_seeker on assignment (company_id, seeker_id);
