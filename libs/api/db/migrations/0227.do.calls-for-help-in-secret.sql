-- Whether the phone that asked for help was in discreet mode: nobody is to make it ring (docs/product.md#asking-for-help).
alter table alert add column in_secret boolean not null default false;
