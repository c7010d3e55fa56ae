-- Pushes of notices to workers (docs/product.md#pushes).
alter table outgoing_message drop constraint outgoing_message_purpose_check;
alter table outgoing_message add constraint outgoing_message_purpose_check
  check (purpose in ('alert', 'code', 'test', 'notice'));
