-- The first words of the last message, for the list of conversations; the words themselves go once Firestore has them.
alter table conversation add column last_words_sealed bytea;
