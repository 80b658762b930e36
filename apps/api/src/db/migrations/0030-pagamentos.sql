-- How far the list of received Pix was compared with ours: a notice that never came is found by it (CONFIABILIDADE 1.5).
create table conciliacoes (
  provedor text primary key,
  conferido_ate timestamptz not null
);
comment on column conciliacoes.conferido_ate is 'By the machine''s clock, which the provider shares; never by the product''s.';
create index webhooks_recebidos_idade on webhooks_recebidos (recebido_em) where processado_em is not null;
grant select, insert, update on conciliacoes to rateia_app;
