-- In a file of its own: while it runs the table is read and gets new rows; only changes of the same rows wait.
update check_call set of_company_id = assignment.company_id from assignment
where assignment.id = assignment_id and check_call.of_company_id is null;
