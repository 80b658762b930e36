alter table retiradas add column pin_expira_em timestamptz;
comment on column retiradas.pin_expira_em is 'Until when the code that was sent last is good (REGRAS 2.6 PIN).';
