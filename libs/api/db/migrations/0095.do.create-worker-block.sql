-- Whom a company does not send to work, why, by whom and until when (docs/product.md#do-not-send).
create table worker_block (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  seeker_id uuid not null references seeker on delete cascade,
  reason text not null,
  set_by text references account on delete set null,
  set_at timestamptz not null,
  lift_reason text,
  lifted_by text references account on delete set null,
  lifted_at timestamptz,
  check ((lifted_at is null) = (lift_reason is null))
);
create unique index one_block on worker_block (company_id, seeker_id) where lifted_at is null;
create index worker_block_by_pair on worker_block (company_id, seeker_id, set_at desc);
create index worker_block_by_seeker on worker_block (seeker_id);
create index worker_block_by_end on worker_block (lifted_at) where lifted_at is not null;

insert into worker_block (id, company_id, seeker_id, reason, set_at)
select gen_random_uuid(), company_id, seeker_id, 'Marked before reasons were kept.', saved_at
from saved_worker where do_not_send;
alter table saved_worker drop column do_not_send;
