-- The text of a message stays for a day after its delivery: when Firestore is set back to a copy, it is delivered again.
-- `confirm_at` is when to look whether Firestore still has what was delivered, and to let go of what it has had for a day.
alter table conversation add column confirm_at timestamptz;
create index conversation_to_confirm on conversation (confirm_at) where confirm_at is not null;
create index chat_message_held on chat_message (conversation_id) where text is not null;
