-- The bank's list of received Pix is compared with ours both ways and with the amounts (CONFIABILIDADE 1.5; record 841).
alter table conciliacoes add column comparada_desde timestamptz;
comment on column conciliacoes.comparada_desde is 'The first comparison, by the machine''s clock: a Pix from before it is not looked for in the list.';
create index pix_recebidos_horario on pix_recebidos (horario);
alter table revisoes drop constraint revisoes_tipo_check,
  add constraint revisoes_tipo_check check (tipo in ('arrependimento', 'cobertura', 'envioContradito', 'devolucaoContradita', 'recebimentoContradito', 'contaDeVolta'));
