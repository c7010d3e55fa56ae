-- When S4's staff decided the hours or the no-show that a problem is about; such a problem is not reopened.
alter table problem add column decided_at timestamptz;
