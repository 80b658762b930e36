-- As long as what the operation may write to a person (MAIOR_MENSAGEM): one paragraph of it stands whole in the app.
alter table notificacoes drop constraint notificacoes_mensagem_check;
alter table notificacoes add constraint notificacoes_mensagem_check check (length(mensagem) <= 4000);
