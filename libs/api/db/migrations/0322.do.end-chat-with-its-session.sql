-- Sessions that read the chat in Firestore, and until when Firestore was told to let them. A row outlives its session until Firestore has heard of its end.
create table chat_session (
  session_id uuid primary key,
  written_until timestamptz not null
);
