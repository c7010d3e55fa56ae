alter table alert validate constraint alert_kind_check;
