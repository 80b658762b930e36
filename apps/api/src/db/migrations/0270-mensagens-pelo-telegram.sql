-- Conversations to which the messages of a person go instead of by SMS, because the person chose so (spec A§3 channel 2; decision 271).
create table conversas_telegram (
  usuario_id bigint primary key references usuarios,
  conversa_indice bytea not null unique,
  conversa_cifrada bytea not null,
  criada_em timestamptz not null
);
comment on table conversas_telegram is 'It ends with the choice, with another phone, and with a bot that its person has blocked.';
alter table validacoes_telegram add column vincula boolean not null default false;
comment on column validacoes_telegram.vincula is 'The link was asked for to receive messages; otherwise only to confirm the number.';
