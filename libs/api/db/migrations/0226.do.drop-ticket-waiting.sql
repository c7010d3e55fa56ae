drop index ticket_waiting;
