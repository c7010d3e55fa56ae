-- Removed ones too: a company's statistics and its control room tell of them.
create index concurrently if not exists site_of_company on site (company_id);
