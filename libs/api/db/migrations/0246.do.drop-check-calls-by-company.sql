-- The id ordered calls that are due at the same instant, which are few: they are sorted when they are read.
drop index check_call_by_company;
