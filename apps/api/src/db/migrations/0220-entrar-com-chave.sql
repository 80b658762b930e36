-- A login by passkey alone has no owner before it is proved: its challenge is sealed and carried by the browser, and
-- kept here only once it was answered, so that no answer serves twice.
alter table desafios_de_chave drop constraint desafios_de_chave_finalidade_check;
alter table desafios_de_chave add constraint desafios_de_chave_finalidade_check
  check (finalidade in ('cadastro', 'entrada', 'confirmacao', 'entradaSemSenha'));
alter table desafios_de_chave add constraint desafios_de_chave_respondido
  check (finalidade <> 'entradaSemSenha' or usado_em is not null);
create unique index desafios_de_chave_respondidos on desafios_de_chave (desafio) where finalidade = 'entradaSemSenha';
