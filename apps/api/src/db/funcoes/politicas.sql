-- The text of a version never changes; only which version is in force.
create or replace function proteger_politica() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'status') is distinct from (to_jsonb(old) - 'status') then
    raise exception 'the text of a policy never changes: publish a new version' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger proteger before update on politicas for each row execute function proteger_politica();

-- A person can accept only a version that was published, and no version is ever deleted.
create or replace function versao_publicada(documento text, aceita text) returns void language plpgsql as $$
begin
  if not exists (select 1 from politicas p where p.codigo = documento and p.versao = aceita) then
    raise exception 'version % of % was never published', aceita, documento
      using errcode = 'foreign_key_violation', constraint = 'aceites_versao_publicada';
  end if;
end $$;

create or replace function aceite_de_versao_publicada() returns trigger language plpgsql as $$
begin
  perform versao_publicada(new.documento, new.versao);
  return new;
end $$;
-- The consent to biometrics goes with its screen and is no document of this table.
create or replace trigger versao_publicada before insert on aceites
  for each row when (new.documento <> 'biometria') execute function aceite_de_versao_publicada();

create or replace function termos_de_versao_publicada() returns trigger language plpgsql as $$
begin
  perform versao_publicada('termos', new.termos_versao);
  return new;
end $$;
create or replace trigger versao_publicada before insert or update of termos_versao on usuarios
  for each row when (new.termos_versao is not null) execute function termos_de_versao_publicada();
