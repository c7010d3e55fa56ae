create index shift_token_by_expiry on shift_token (expires_at);
create index wrong_pin_by_age on wrong_pin (at);
