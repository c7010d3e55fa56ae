-- A complaint about how personal data is handled is acknowledged within 30 days (Data (Use and Access) Act 2025); any other ticket is a question.
alter table ticket add column kind text not null default 'question' check (kind in ('question', 'dataComplaint'));
