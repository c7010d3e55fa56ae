alter table shift validate constraint shift_has_company;
