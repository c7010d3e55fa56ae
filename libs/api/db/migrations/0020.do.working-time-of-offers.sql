-- Why a company offers work with short rest or long hours; the worker reads it (docs/product.md#working-time).
alter table offer add working_time_reason text not null default '';

alter table check_rule drop constraint check_rule_subject_check;
alter table check_rule add constraint check_rule_subject_check
  check (subject in ('licence', 'right-to-work', 'first-aid-at-work', 'emergency-first-aid', 'conflict-management',
    'act-awareness', 'physical-intervention', 'cctv-training', 'public-liability', 'languages', 'driving', 'clothing',
    'working-time'));
