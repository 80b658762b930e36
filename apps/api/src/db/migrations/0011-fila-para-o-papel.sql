-- The queue's tables are under row-level security without a policy: only their owner may touch them. The application's
-- role enqueues in the transaction of the fact, and runs the jobs, so it may touch every row.
do $$
declare t record;
begin
  for t in
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'graphile_worker' and c.relkind = 'r' and c.relrowsecurity
  loop
    execute format('create policy rateia_app on graphile_worker.%I for all to rateia_app using (true) with check (true)', t.relname);
  end loop;
end $$;
