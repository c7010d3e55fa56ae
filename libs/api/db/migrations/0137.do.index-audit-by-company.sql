-- What the members of a company did, for their history (docs/product.md#audit).
create index audit_by_company on audit_entry (company_id, id desc)
where company_id is not null and actor_kind = 'company';
