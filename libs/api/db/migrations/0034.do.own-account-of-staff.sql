-- The account that a member of the staff has for themselves, under whatever address: nobody decides a case of their own.
alter table staff_member add column account_uid text references account;
