-- When the seeker was reminded that an agreement ends.
alter table self_billing_agreement add column reminded_at timestamptz;
create index self_billing_by_end on self_billing_agreement (expires_at) where ended_at is null and reminded_at is null;
