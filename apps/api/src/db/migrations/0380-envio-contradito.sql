-- A provider that says the opposite of its last word about money that it sent for us: a person looks at the account.
alter table revisoes drop constraint revisoes_tipo_check,
  add constraint revisoes_tipo_check check (tipo in ('arrependimento', 'envioContradito', 'devolucaoContradita'));
create unique index revisoes_alvo on revisoes (tipo, (dados ->> 'alvo')) where dados ? 'alvo';
