-- The account to which money from this CPF belongs: the account that proved it, or the only one that gave it. Where several
-- gave it and none proved it, there is no such account (REGRAS 2.18).
create or replace function conta_do_cpf(cpf bytea) returns bigint language sql stable as $$
  select u.id from usuarios u
  where u.cpf_indice = cpf
    and (u.identidade_verificada_em is not null
      or not exists (select 1 from usuarios outra where outra.cpf_indice = cpf and outra.id <> u.id))
$$;
