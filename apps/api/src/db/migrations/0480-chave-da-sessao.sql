-- A session may belong to a key that its browser holds and cannot give away: the thumbprint (RFC 7638) of the public half,
-- set once (CONFIABILIDADE Sessions; decision 480).
alter table sessoes add column chave bytea check (octet_length(chave) = 32);
comment on column sessoes.chave is 'SHA-256 thumbprint of the public key whose proof every refresh has to carry; null = none yet.';

create function chave_da_sessao_fica() returns trigger language plpgsql as $$
begin
  raise exception 'the key of session % may not change', old.id
    using errcode = 'check_violation', constraint = 'sessoes_chave_fica', table = 'sessoes';
end $$;
create trigger chave_fica before update of chave on sessoes for each row
  when (old.chave is not null and new.chave is distinct from old.chave) execute function chave_da_sessao_fica();
