-- Counts read the index alone where the pages of the table are known to be visible to all; vacuum says so.
alter table job set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
