drop index if exists site_by_company;
