-- What S4 otherwise sets for each connection; behind a pooler the role has it. As a superuser, once.
alter role s4_server set timezone = 'UTC';
alter role s4_server set statement_timeout = '10s';
alter role s4_server set lock_timeout = '3s';
alter role s4_server set idle_in_transaction_session_timeout = '10s';
alter role s4_server set random_page_cost = 1.1;
