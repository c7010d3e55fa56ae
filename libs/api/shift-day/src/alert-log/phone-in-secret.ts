/** SQL: whether the phone of this work asked for help in discreet mode, and the call is open: it must not ring. */
export const isPhoneInSecret = (assignmentId: string) => `exists (select from alert secret
    where secret.assignment_id = ${assignmentId} and secret.in_secret and secret.resolved_at is null)`
