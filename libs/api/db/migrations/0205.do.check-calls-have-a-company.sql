alter table check_call validate constraint check_call_has_company;
