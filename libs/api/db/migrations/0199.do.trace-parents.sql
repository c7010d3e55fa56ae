-- What causes a message, as in the header `traceparent` of W3C Trace Context (docs/run/traces.md).
alter table mail add column trace_parent text;
alter table outgoing_message add column trace_parent text;
alter table sign_in_mail add column trace_parent text;
