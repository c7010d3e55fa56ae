-- How a member is told of a topic of notices, where it is not by mail (docs/product.md#notices).
create table notice_choice (
  uid text not null references account on delete cascade,
  topic text not null,
  choice text not null check (choice in ('app', 'off')),
  primary key (uid, topic)
);
