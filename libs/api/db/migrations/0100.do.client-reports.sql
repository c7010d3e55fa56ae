-- The report of a month that a company hands to its client is kept as evidence like the log of a shift
-- (docs/product.md#client-reports).
alter table evidence_file drop constraint evidence_file_kind_check;
alter table evidence_file add constraint evidence_file_kind_check
  check (kind in ('reportLog', 'siteReport', 'clientReport'));
