-- A key, the work done under it and its answer are one transaction: a key without an answer was left by a process that was killed.
delete from idempotent_answer where body is null;
update idempotent_answer set status = 200 where status is null;
