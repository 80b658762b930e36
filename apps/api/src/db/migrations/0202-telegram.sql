-- Phones on their way to be confirmed through the bot of the chat channel (spec A§7; decision 202).
create table validacoes_telegram (
  usuario_id bigint primary key references usuarios,
  telefone_indice bytea not null,
  token_resumo bytea unique,
  conversa_indice bytea unique,
  expira_em timestamptz not null,
  janela_em timestamptz not null,
  pedidos smallint not null check (pedidos > 0),
  criada_em timestamptz not null,
  check ((token_resumo is null) <> (conversa_indice is null))
);
create index validacoes_telegram_idade on validacoes_telegram (expira_em);
comment on column validacoes_telegram.telefone_indice is 'The number that was typed; only the same one, shared by its owner, is confirmed.';
comment on column validacoes_telegram.token_resumo is 'Digest of the token of the link, until the link is opened: it is good once.';
comment on column validacoes_telegram.conversa_indice is 'The conversation in which the link was opened.';
