drop index concurrently if exists ticket_waiting;
