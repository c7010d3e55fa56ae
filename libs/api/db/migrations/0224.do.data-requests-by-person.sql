create index concurrently if not exists data_request_by_person on data_request (uid, received_at desc, id desc);
