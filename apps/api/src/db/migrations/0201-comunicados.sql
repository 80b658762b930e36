-- Announcements: when they leave, how far they went, who stopped them (spec A§3 Categories; decision 201).
alter table comunicados drop constraint comunicados_publico_check;
update comunicados set publico = 'nuncaComprou' where publico = 'semGrupo';
alter table comunicados add constraint comunicados_publico_check
  check (publico in ('todos', 'administradores', 'membros', 'nuncaComprou'));
alter table comunicados
  add column estado text not null default 'agendado' check (estado in ('agendado', 'enviando', 'concluido', 'parado')),
  add column uf text check (uf ~ '^[A-Z]{2}$'),
  add column sai_em timestamptz not null default now(),
  add column ultima_pessoa bigint not null default 0,
  add column parado_em timestamptz,
  add column parado_por bigint references usuarios;
-- Those there were left as they were written; what a link was is kept only where it leads into the product.
update comunicados set sai_em = criado_em, estado = case when concluido_em is null then 'agendado' else 'concluido' end,
  link = case when link ~ '^/[^/\\]' then link else '' end;
alter table comunicados
  add check (enviados >= 0),
  add check ((estado = 'concluido') = (concluido_em is not null)),
  add check ((estado = 'parado') = (parado_em is not null) and (estado = 'parado') = (parado_por is not null)),
  add check (link = '' or link ~ '^/[^/\\]');
alter table comunicados alter column sai_em drop default;
comment on column comunicados.ultima_pessoa is 'Everybody of the audience up to this id was told: the next batch begins after it.';
comment on column comunicados.pessoas is 'How many the audience had when it was written; who comes and goes meanwhile changes it.';
create index comunicados_por_data on comunicados (criado_em desc);
