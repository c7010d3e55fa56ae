/** SQL: when somebody who left the site was seen back inside, by the latest position they shared; needs `alert`. */
export const BACK_INSIDE_AT = `(select case when inside = 'inside' and device_at > alert.raised_at then device_at end
    from position_fix join attendance using (assignment_id)
    where assignment_id = alert.assignment_id and alert.kind = 'leftGeofence' and location_shared_at is not null
    order by device_at desc, position_fix.id desc limit 1) as back_inside_at`
