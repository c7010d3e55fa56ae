-- The template that a company's new jobs begin with (docs/product.md#job-templates).
alter table job_template add column is_default boolean not null default false;
create unique index one_default_job_template on job_template (company_id) where is_default;
