create index concurrently if not exists ticket_queue on ticket ((kind = 'question'), updated_at, id) where status = 'open';
