-- One that ended with a no-show is due again when the no-show is withdrawn; the two indexes before this stand in its
-- place (docs/product.md#late-and-forgotten).
drop index late_alert_once;
