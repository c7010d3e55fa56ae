-- A company's own decision on a worker's screening (docs/product.md#screening-file).
create table screening_decision (
  id uuid primary key,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  result text not null check (result in ('complete', 'conditional', 'refused')),
  until date,
  reason text not null default '',
  -- How far the file had come; null where the company could not read it.
  verified_months smallint,
  months smallint,
  decided_by text not null references account,
  decided_at timestamptz not null,
  -- Of an erased worker.
  remove_at timestamptz,
  check ((result = 'conditional') = (until is not null))
);
create index screening_decision_by_pair on screening_decision (company_id, seeker_id, decided_at desc);
create index screening_decision_by_seeker on screening_decision (seeker_id);
create index screening_decision_by_removal on screening_decision (remove_at) where remove_at is not null;

alter table check_rule drop constraint check_rule_rule_check;
alter table check_rule add constraint check_rule_rule_check
  check (rule in ('required', 'warn') or (rule = 'not-asked' and subject = 'screening'));
alter table check_rule drop constraint check_rule_subject_check;
alter table check_rule add constraint check_rule_subject_check
  check (subject in ('licence', 'right-to-work', 'first-aid-at-work', 'emergency-first-aid', 'conflict-management',
    'act-awareness', 'physical-intervention', 'cctv-training', 'public-liability', 'languages', 'driving', 'clothing',
    'working-time', 'screening'));
